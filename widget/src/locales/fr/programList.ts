import type { ProgramListMessages } from '../programListMessages.ts';

export const programList: ProgramListMessages = {
  noneToCome: 'Aucun programme à venir pour le moment.',
};
