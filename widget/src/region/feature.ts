import css from '../forms/forms.css?inline';
import type { Feature } from '../shared/feature.ts';
import { RegionForm } from './RegionForm.tsx';

export const feature = { Component: RegionForm, css } satisfies Feature;
