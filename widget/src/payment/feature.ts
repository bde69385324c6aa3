import css from '../forms/forms.css?inline';
import type { Feature } from '../shared/feature.ts';
import { Payment } from './Payment.tsx';

export const feature = { Component: Payment, css } satisfies Feature;
