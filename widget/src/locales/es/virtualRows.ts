import type { VirtualRowsMessages } from '../virtualRowsMessages.ts';

export const virtualRows: VirtualRowsMessages = {
  earlier: 'Programas anteriores',
  later: 'Programas siguientes',
};
