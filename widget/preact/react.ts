/**
 * What the widget uses of React, taken from Preact. The build resolves `react` to this file instead of
 * preact/compat, whose emulation of the rest of React would weigh as much as the calendar itself.
 */
import { jsx } from './jsxRuntime.ts';

export { createContext, Fragment } from 'preact';
export * from 'preact/hooks';

/** The only thing r2wc asks of React's default export; it passes a component and its props. */
export default { createElement: jsx };
