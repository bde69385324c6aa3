import type { ProgramListMessages } from '../messages.ts';

export const programList: ProgramListMessages = {
  noneToCome: 'No hay próximos programas por el momento.',
};
