/** The two filters that do not show at first, downloaded when one of them is opened. */
export { DateTab as byDate } from './DateTab.tsx';
export { LocationFilter as byLocation } from './LocationFilter.tsx';
