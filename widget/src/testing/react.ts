/** What @testing-library/react imports of `react` and `react-dom`, over the Preact build that ships. */
import type { VNode } from 'preact';
import { act as preactAct } from 'preact/test-utils';
import { jsx } from '../../preact/jsxRuntime.ts';

export { createRef } from 'preact';
export * from '../../preact/react.ts';

/** Makes elements as the shipped runtime does, for r2wc's CommonJS build and @testing-library/react. */
export function createElement(type: Parameters<typeof jsx>[0], props: object, children?: unknown): VNode {
  return jsx(type, children === undefined ? props : { ...props, children });
}

/** Turns of the microtask queue after which the promises that a test settled have run their course. */
const microtasks = 20;

/** Preact's `act`, which like React's also waits for what follows from an asynchronous callback. */
export function act(callback: () => unknown): Promise<void> {
  return preactAct(() => {
    const result = callback();
    const isThenable = typeof result === 'object' && result !== null && 'then' in result;
    return isThenable ? settle(result) : undefined;
  });
}

async function settle(result: unknown): Promise<void> {
  await result;
  for (let turn = 0; turn < microtasks; turn += 1) await undefined;
}
