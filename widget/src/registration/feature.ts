import css from '../forms/forms.css?inline';
import type { Feature } from '../shared/feature.ts';
import { Registration } from './Registration.tsx';

export const feature = { Component: Registration, css } satisfies Feature;
