import * as z from 'zod';

const Colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1f2733');

/** `theme.json`: the colours of site, mails, icons and social pictures; each is a CSS custom property of its name. */
export const Theme = z.strictObject({
  /** Text, and the darkest surface. */
  ink: Colour,
  /** Dark surfaces. */
  sea: Colour,
  mist: Colour,
  /** The surface of pages, and text on dark surfaces. */
  shell: Colour,
  /** The warmer of the light surfaces. */
  sand: Colour,
  /** Large areas of light, never small text. */
  saffron: Colour,
  /** Buttons and links on light surfaces. */
  ember: Colour,
  /** Buttons and links under the pointer. */
  'ember-deep': Colour,
  sage: Colour,
  dawn: Colour,
});
export type Theme = z.infer<typeof Theme>;

/** `demonstration.json`: a studio that is shown, not sold, stands at a fixed time on a developer's machine. */
export const Demonstration = z.strictObject({
  clock: z.iso.datetime({
    offset: true,
    error: 'must be a time with zone such as 2025-06-01T09:00:00+02:00',
  }),
});
export type Demonstration = z.infer<typeof Demonstration>;
