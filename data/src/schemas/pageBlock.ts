import * as z from 'zod';
import { Link } from './link.ts';
import { ImagePath, Placeholder, Slug, Text } from './primitives.ts';

/** The kinds of blocks that pages are made of. Each says what it is; how it looks is the site's. */

/** A picture of the content; `alt` is empty where it only decorates. */
export const Picture = z.strictObject({ src: ImagePath, alt: z.string() });
export type Picture = z.infer<typeof Picture>;

/** What stands above most blocks. `anchor` makes the block a link target. */
const heading = {
  anchor: Slug.optional(),
  /** A few words above the title. */
  kicker: Text.optional(),
  title: Text.optional(),
  intro: Text.optional(),
};

/** `plain` on shell; `sand` on the warmer ground; `sea` dark with light text. */
const ground = { ground: z.enum(['plain', 'sand', 'sea']).optional() };

const Point = z.strictObject({ title: Text, description: Text });

/** Opens a page: its only h1. `landscape` fills the width with the picture, with `beside` it stands beside the words. */
export const Hero = z.strictObject({
  type: z.literal('hero'),
  layout: z.enum(['landscape', 'beside', 'plain']),
  kicker: Text.optional(),
  title: Text,
  subtitle: Text.optional(),
  image: Picture.optional(),
  actions: z.array(Link).optional(),
});

/** Running text, with or without a picture beside it, a list, and links at its end. */
export const Prose = z.strictObject({
  type: z.literal('prose'),
  ...heading,
  ...ground,
  paragraphs: z.array(Text).min(1),
  list: z.array(Text).optional(),
  image: Picture.optional(),
  actions: z.array(Link).optional(),
  placeholder: Placeholder,
});

/** A long text in chapters, closed at first (the French Surya Kriya story). */
export const Story = z.strictObject({
  type: z.literal('story'),
  ...heading,
  ...ground,
  chapters: z.array(z.strictObject({ title: Text, paragraphs: z.array(Text).min(1) })).min(1),
});

/** `author` is the work and verse, or who said it. */
export const Quote = z.strictObject({
  type: z.literal('quote'),
  text: Text,
  author: Text,
  placeholder: Placeholder,
});

/** Titled points: benefits, highlights, what a practice is made of; `steps` where their order matters. */
export const Points = z.strictObject({
  type: z.literal('points'),
  ...heading,
  ...ground,
  layout: z.enum(['benefits', 'highlights', 'steps']),
  items: z.array(Point).min(1),
  actions: z.array(Link).optional(),
});

/** Ways to learn or take part: each a title, a text, a few facts, a link. */
export const Formats = z.strictObject({
  type: z.literal('formats'),
  ...heading,
  ...ground,
  items: z
    .array(
      z.strictObject({
        title: Text,
        description: Text,
        facts: z.array(Text).optional(),
        link: Link.optional(),
      }),
    )
    .min(1),
});

/** Short lists side by side: contraindications, who can take part, what to bring. */
export const Lists = z.strictObject({
  type: z.literal('lists'),
  ...heading,
  ...ground,
  items: z.array(z.strictObject({ title: Text, entries: z.array(Text).min(1) })).min(1),
});

/** Cards that lead to other pages, with a picture. */
export const Cards = z.strictObject({
  type: z.literal('cards'),
  ...heading,
  ...ground,
  items: z
    .array(
      z.strictObject({
        title: Text,
        description: Text,
        image: Picture,
        facts: z.array(Text).optional(),
        link: Link,
      }),
    )
    .min(1),
});

/** Questions that open one at a time. */
export const Faq = z.strictObject({
  type: z.literal('faq'),
  ...heading,
  ...ground,
  items: z.array(z.strictObject({ question: Text, answer: Text })).min(1),
});

/** Participants' words; `empty` is said while there are none. */
export const Testimonials = z.strictObject({
  type: z.literal('testimonials'),
  ...heading,
  ...ground,
  items: z.array(
    z.strictObject({ text: Text, author: Text, city: Text.optional(), placeholder: Placeholder }),
  ),
  empty: Text.optional(),
});

/** A film, loaded from its host only once the visitor presses play. */
export const Video = z.strictObject({
  type: z.literal('video'),
  ...heading,
  ...ground,
  /** A full address, a short link or a bare id. */
  video: Text,
  /** What the film shows, for its button and frame. */
  label: Text,
  placeholder: Placeholder,
});

/** The grid of `practices.json`. */
export const PracticeGrid = z.strictObject({ type: z.literal('practice-grid'), ...heading, ...ground });

/** The booking calendar: whole, as dropdown only, or a plain list of the next programs of one practice. */
export const Calendar = z.strictObject({
  type: z.literal('calendar'),
  ...heading,
  ...ground,
  variant: z.enum(['full', 'dropdown', 'list']),
  practice: z.string().optional(),
  limit: z.int().positive().optional(),
});

/** The travels of `destinations.json`: timeline, cards, and the invitation with the region form. */
export const Travel = z.strictObject({
  type: z.literal('travel'),
  ...heading,
  ...ground,
  invitation: z.strictObject({ title: Text, text: Text }),
});

/** The closing invitation. */
export const CallToAction = z.strictObject({
  type: z.literal('call-to-action'),
  ...heading,
  paragraphs: z.array(Text).optional(),
  actions: z.array(Link).min(1),
  /** A line that says what is still to come ("link coming soon"). */
  note: Text.optional(),
  placeholder: Placeholder,
});

/** The teacher: portrait, role and biography. */
export const Biography = z.strictObject({
  type: z.literal('biography'),
  ...ground,
  role: Text,
  paragraphs: z.array(Text).min(1),
  portraitAlt: Text,
  placeholder: Placeholder,
});

/** E-mail, telephone and WhatsApp of `site.json`, each with its words; the greeting opens the chat. */
export const ContactCards = z.strictObject({
  type: z.literal('contact-cards'),
  ...heading,
  ...ground,
  email: Point,
  phone: Point,
  whatsapp: Point.extend({ greeting: Text }),
  social: Text,
  note: Text,
});

/** The free event's form. */
export const Registration = z.strictObject({
  type: z.literal('registration'),
  ...heading,
  ...ground,
  program: Slug,
});

/** Dates, place, price and what else a visitor must know of a program, from the catalogue. */
export const ProgramFacts = z.strictObject({
  type: z.literal('program-facts'),
  ...heading,
  ...ground,
  program: Slug,
});

/** What became of the payment, on the success page. */
export const PaymentResult = z.strictObject({ type: z.literal('payment-result') });

/** A configurator for partner studios. */
export const Embed = z.strictObject({ type: z.literal('embed'), ...heading, ...ground });

export const PageBlock = z.discriminatedUnion('type', [
  Hero,
  Prose,
  Story,
  Quote,
  Points,
  Formats,
  Lists,
  Cards,
  Faq,
  Testimonials,
  Video,
  PracticeGrid,
  Calendar,
  Travel,
  CallToAction,
  Biography,
  ContactCards,
  Registration,
  ProgramFacts,
  PaymentResult,
  Embed,
]);
export type PageBlock = z.infer<typeof PageBlock>;
