import type { VirtualRowsMessages } from '../messages.ts';

export const virtualRows: VirtualRowsMessages = {
  earlier: 'Programas anteriores',
  later: 'Programas siguientes',
};
