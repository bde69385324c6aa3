const unbroken = '\u00a0';

/** A number for reading: a French one in pairs that stay on one line, `+33 1 99 00 01 42`; any other as it is. */
export function phoneText(phone: string): string {
  const french = /^\+33(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(phone);
  return french ? ['+33', ...french.slice(1)].join(unbroken) : phone;
}
