import { type ComponentType, createElement, type VNode } from 'preact';

/**
 * What compiled JSX calls, over `createElement`, which r2wc brings anyway: half of Preact's own runtime.
 * `createElement` copies inherited properties too, so it is given none: a page may have added to
 * Object.prototype what cannot be assigned.
 */
export function jsx(type: string | ComponentType, props: object, key?: string | number): VNode {
  const own = { __proto__: null, ...props, key };
  return createElement(type as ComponentType, own);
}

export const jsxs = jsx;
export { Fragment } from 'preact';
