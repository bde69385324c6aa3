const noBreakSpace = '\u00a0';

/**
 * Formats an E.164 number for reading: a French one in pairs, `+33 1 99 00 01 42`, any other unchanged.
 * @param separator what stands between the pairs; a no-break space unless given
 */
export function formatPhone(phone: string, separator = noBreakSpace): string {
  const french = /^\+33(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(phone);
  return french ? ['+33', ...french.slice(1)].join(separator) : phone;
}
