import forms from '../forms/forms.css?inline';
import result from './paymentResult.css?inline';

export { PaymentResult as Component } from './PaymentResult.tsx';
export const css = forms + result;
