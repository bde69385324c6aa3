export type { ContentError } from './checkFile.ts';
export { findRoot, getStudioFolder } from './getStudioFolder.ts';
export { listPlaceholders } from './listPlaceholders.ts';
export { formatContentError, readStudio, StudioError, toProgram } from './readStudio.ts';
export type { Studio, StudioTables } from './studio.ts';
export { toFirebaseConfiguration } from './toFirebaseConfiguration.ts';
