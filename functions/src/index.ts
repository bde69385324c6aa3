import { http } from '@google-cloud/functions-framework';
import { readEnv } from './env.ts';
import { functionsIn } from './functions.ts';
import { takeRequestsRaw } from './http/rawRequests.ts';
import { realWorld } from './world.ts';

takeRequestsRaw();
for (const [name, handler] of Object.entries(functionsIn(realWorld(readEnv())))) http(name, handler);
