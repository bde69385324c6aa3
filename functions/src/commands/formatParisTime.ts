import { toParisTime } from '@surya/data';

/** Formats an instant by the clock of Europe/Paris, as spreadsheets read it: `2025-06-01 09:05`. */
export function formatParisTime(instant: Date): string {
  const { day, minutes } = toParisTime(instant);
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${day} ${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
