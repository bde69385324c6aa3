import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Demonstration } from '@surya/data/schemas';
import { readStudio } from '@surya/data/studio';

/** The studio that the tests stand on (`data/fixtures/studio`). */
export const fixture = readStudio();

/** The time at which it is shown. */
export const fixtureNow = new Date(
  Demonstration.parse(JSON.parse(readFileSync(join(fixture.folder, 'demonstration.json'), 'utf8'))).clock,
);
