/** The date filter with its calendar and style, downloaded when the date tab is first opened. */
export { DateFilter } from './DateFilter.tsx';
export { default as css } from './dates.css?inline';
