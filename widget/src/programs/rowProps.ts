import type { Program } from '@surya/data';
import type { ComponentType } from 'react';

/** How many rows are painted before it is known what is in view. */
export const initialRows = 3;

/** The props of a row. */
export interface RowProps {
  program: Program;
  /** Its place in the list, counted from 0. */
  index: number;
  /** Tells screen readers its place, where not all rows are in the page. */
  place?: { 'aria-setsize': number; 'aria-posinset': number };
}

/** The props of a list of rows. */
export interface RowsProps {
  programs: readonly Program[];
  Row: ComponentType<RowProps>;
  className: string;
  part: string;
}
