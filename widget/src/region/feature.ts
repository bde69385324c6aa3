import forms from '../forms/forms.css?inline';

export { RegionForm as Component } from './RegionForm.tsx';
export const css = forms;
