import type { VirtualRowsMessages } from '../messages.ts';

export const virtualRows: VirtualRowsMessages = {
  earlier: 'Programmes précédents',
  later: 'Programmes suivants',
};
