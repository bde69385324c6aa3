import forms from '../forms/forms.css?inline';

export { Payment as Component } from './Payment.tsx';
export const css = forms;
