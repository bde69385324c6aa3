import type { Feature } from '../shared/feature.ts';
import { Calendar } from './Calendar.tsx';
import css from './calendar.css?inline';

export const feature = { Component: Calendar, css } satisfies Feature;
