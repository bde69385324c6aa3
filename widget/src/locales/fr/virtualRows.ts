import type { VirtualRowsMessages } from '../virtualRowsMessages.ts';

export const virtualRows: VirtualRowsMessages = {
  earlier: 'Programmes précédents',
  later: 'Programmes suivants',
};
