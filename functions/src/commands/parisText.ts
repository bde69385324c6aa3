import { toParisTime } from '@surya/data';

/** An instant by the clock of Europe/Paris, as every spreadsheet reads it: `2025-06-01 09:05`. */
export function parisText(at: Date): string {
  const { day, minutes } = toParisTime(at);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
