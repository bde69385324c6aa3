import * as z from 'zod';
import { Link } from './link.ts';
import { translated } from './primitives.ts';

/** `content/navigation.json`: the menu of each language, in order (SPEC §2 "Navigation"). */
export const Navigation = translated(z.array(Link).min(6));
export type Navigation = z.infer<typeof Navigation>;
