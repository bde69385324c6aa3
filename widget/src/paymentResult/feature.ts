import forms from '../forms/forms.css?inline';
import type { Feature } from '../shared/feature.ts';
import { PaymentResult } from './PaymentResult.tsx';
import result from './paymentResult.css?inline';

export const feature = { Component: PaymentResult, css: forms + result } satisfies Feature;
