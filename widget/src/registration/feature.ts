import forms from '../forms/forms.css?inline';

export { Registration as Component } from './Registration.tsx';
export const css = forms;
