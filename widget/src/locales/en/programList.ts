import type { ProgramListMessages } from '../programListMessages.ts';

export const programList: ProgramListMessages = {
  noneToCome: 'No upcoming programs at the moment.',
};
