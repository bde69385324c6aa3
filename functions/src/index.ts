import { http } from '@google-cloud/functions-framework';
import { createContext } from './createContext.ts';
import { createFunctions } from './createFunctions.ts';
import { readEnv } from './env.ts';
import { disableBodyParsing } from './http/disableBodyParsing.ts';

disableBodyParsing();
for (const [name, handler] of Object.entries(createFunctions(createContext(readEnv())))) http(name, handler);
