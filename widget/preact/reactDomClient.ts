import { type ComponentChild, type ContainerNode, render } from 'preact';

/**
 * React's `createRoot` over Preact, for r2wc. Unlike React, Preact keeps and adapts what already stands in
 * the container: the first paint made at build is taken over node by node, with its focus and scrolling.
 */
export function createRoot(container: ContainerNode) {
  return {
    render: (content: ComponentChild) => render(content, container),
    unmount: () => render(null, container),
  };
}
