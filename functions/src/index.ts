import { http } from '@google-cloud/functions-framework';
import { readEnv } from './env.ts';
import { functionsIn } from './functions.ts';
import { realWorld } from './world.ts';

for (const [name, handler] of Object.entries(functionsIn(realWorld(readEnv())))) http(name, handler);
