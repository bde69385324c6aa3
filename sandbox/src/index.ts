export type { FaultKind, Provider } from './providers/faults/fault.ts';
export { sandboxSecrets } from './providers/sandboxSecrets.ts';
export type { SandboxState } from './providers/sandboxState.ts';
export { type RunningProviderMocks, startProviderMocks } from './providers/startProviderMocks.ts';
export type { CheckoutSessionRecord } from './providers/stripe/checkoutSession.ts';
export { runAction } from './providers/stripe/runAction.ts';
