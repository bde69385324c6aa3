import type { VirtualRowsMessages } from '../virtualRowsMessages.ts';

export const virtualRows: VirtualRowsMessages = {
  earlier: 'Earlier programs',
  later: 'Later programs',
};
