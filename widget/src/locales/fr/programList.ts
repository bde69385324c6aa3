import type { ProgramListMessages } from '../messages.ts';

export const programList: ProgramListMessages = {
  noneToCome: 'Aucun programme à venir pour le moment.',
};
