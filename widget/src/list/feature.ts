export { default as css } from './list.css?inline';
export { ProgramList as Component } from './ProgramList.tsx';
