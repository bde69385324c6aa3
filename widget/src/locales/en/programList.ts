import type { ProgramListMessages } from '../messages.ts';

export const programList: ProgramListMessages = {
  noneToCome: 'No upcoming programs at the moment.',
};
