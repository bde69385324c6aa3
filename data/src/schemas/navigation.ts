import * as z from 'zod';
import { Link } from './link.ts';
import { translated } from './primitives.ts';

/** `navigation.json`: the menu of each language, in order. */
export const Navigation = translated(z.array(Link).min(1));
export type Navigation = z.infer<typeof Navigation>;
