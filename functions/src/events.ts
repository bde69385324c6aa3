import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ProgramDetails } from '@surya/data/schemas';

const folder = new URL('../../data/content/events/', import.meta.url);

/**
 * Every `content/events/<program-id>.json` by program id. The build replaces this file with the events
 * themselves, so that a deployed function reads nothing from disk.
 */
export function readEvents(): Record<string, ProgramDetails> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]),
  );
}
