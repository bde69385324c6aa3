import { type ComponentType, createElement, type VNode } from 'preact';

/** What compiled JSX calls, over `createElement`, which r2wc brings anyway: half of Preact's own runtime. */
export function jsx(type: string | ComponentType, props: object, key?: string | number): VNode {
  return createElement(type as ComponentType, { ...props, key });
}

export const jsxs = jsx;
export { Fragment } from 'preact';
