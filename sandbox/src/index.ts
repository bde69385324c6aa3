export { type RunningStandIns, type StandInsOptions, startStandIns } from './standIns.ts';
export type { SandboxState } from './state.ts';
export { type RunningSystem, type SystemOptions, startSystem } from './system.ts';
