export { Calendar as Component } from './Calendar.tsx';
export { default as css } from './calendar.css?inline';
