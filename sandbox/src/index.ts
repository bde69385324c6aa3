export { act } from './actions.ts';
export type { FaultKind, Provider } from './faults/fault.ts';
export { sandboxSecrets } from './secrets.ts';
export { type RunningStandIns, type StandInsOptions, startStandIns } from './standIns.ts';
export type { SandboxState } from './state.ts';
export type { SessionRecord } from './stripe/objects.ts';
export { type RunningSystem, type SystemOptions, startSystem } from './system.ts';
