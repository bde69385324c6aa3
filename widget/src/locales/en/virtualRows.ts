import type { VirtualRowsMessages } from '../messages.ts';

export const virtualRows: VirtualRowsMessages = {
  earlier: 'Earlier programs',
  later: 'Later programs',
};
