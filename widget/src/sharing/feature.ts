import { Component as Calendar, css } from '../calendar/feature.ts';
import { sharing } from './sharing.tsx';

// From the calendar's own entry, or the bundler makes a third file of what the two share.
export const Component = sharing(Calendar);
export { css };
