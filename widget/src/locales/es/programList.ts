import type { ProgramListMessages } from '../programListMessages.ts';

export const programList: ProgramListMessages = {
  noneToCome: 'No hay próximos programas por el momento.',
};
