import type { Locale } from '@surya/data';
import type { Link, PageBlock, Picture, Retreat } from '@surya/data/schemas';

/** Opens a program's page: its title, and at once its dates, place, price and button. */
interface ProgramHero {
  type: 'program-hero';
  program: string;
  subtitle: string;
  image: Picture;
}

/** Days and times, place, price and practical matters of a program. */
interface ProgramDetails {
  type: 'program-details';
  program: string;
  schedule: { day: string; times: string[] }[];
  practicalInfo?: string[] | undefined;
  maxParticipants?: string | undefined;
  accommodation?: string | undefined;
  promoLabel?: string | undefined;
}

/** What a program brings. */
interface ProgramBenefits {
  type: 'program-benefits';
  items: { title: string; description: string }[];
}

/** Contraindications, who can take part, what to bring. */
interface ProgramLists {
  type: 'program-lists';
  eligibility: string[];
  contraindications?: string[] | undefined;
  bring: string[];
}

/** Payment of a sold program, registration for a free one. */
interface Booking {
  type: 'booking';
  anchor: string;
  program: string;
}

/** The bar at the bottom of an event page: Register, Learn more, Contact. */
interface EventBar {
  type: 'event-bar';
  program: string;
  /** The anchor of the payment or the form on the page. */
  register: string;
  /** Where "Learn more" leads; without it the bar has two buttons. */
  learnMore?: string | undefined;
}

/** Opens a retreat's page: dates, place, price, registration by mail to its organiser. */
interface RetreatHero {
  type: 'retreat-hero';
  retreat: string;
  register: Link;
}

/** The teachers of a retreat; a fallback with initials stands where a portrait is missing. */
interface Teachers {
  type: 'teachers';
  title: string;
  items: Retreat['languageContent'][Locale]['teachers']['items'];
}

/** A block of a page: one of the content, or one made from the tables. */
export type SiteBlock =
  | PageBlock
  | ProgramHero
  | ProgramDetails
  | ProgramBenefits
  | ProgramLists
  | Booking
  | EventBar
  | RetreatHero
  | Teachers;

export type BlockType = SiteBlock['type'];

type BlockByType = { [Block in SiteBlock as Block['type']]: Block };

/** The block of one type. */
export type BlockOf<Type extends BlockType> = BlockByType[Type];

/** The background a block stands on, with the colours of text and buttons that suit it. */
export type Tone = 'plain' | 'sand' | 'sea';

/** A page as the template renders it. */
export interface SitePage {
  title: string;
  description: string;
  noindex?: true | undefined;
  blocks: SiteBlock[];
}
