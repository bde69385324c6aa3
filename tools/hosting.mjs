import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toFirebaseJson } from './deploy/firebaseJson.mjs';
import { root, setUp, step, studioFolder } from './setup.mjs';

/** `npm run hosting`: writes firebase.json for the studio. Needed after an edit of its routes. */
await setUp();
await step('Compiling the rules', process.execPath, ['data/build.mjs', '--code-only']);
writeFileSync(join(root, 'firebase.json'), toFirebaseJson(studioFolder));
