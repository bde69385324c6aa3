import { type Locale, programPath } from '@surya/data';
import type { SiteContent } from './studio.ts';

/** A link of the content that leads nowhere in its language. */
export class UnknownTarget extends Error {
  override readonly name = 'UnknownTarget';

  constructor(
    readonly target: string,
    readonly locale: Locale,
  ) {
    super(`"${target}" leads to no page in ${locale}`);
  }
}

type Places = Pick<SiteContent, 'routes' | 'programs' | 'site'>;

/** A chat with the studio, opened with `greeting` where one is given. */
export function whatsappAddress(site: SiteContent['site'], greeting?: string): string {
  const chat = `https://wa.me/${site.contact.whatsapp.slice(1)}`;
  return greeting ? `${chat}?text=${encodeURIComponent(greeting)}` : chat;
}

/**
 * The address a link of the content stands for (schema `Target`).
 * @throws UnknownTarget where the page does not exist in `locale`
 */
export function addressOf(target: string, locale: Locale, { routes, programs, site }: Places): string {
  if (target === 'mail') return `mailto:${site.contact.email}`;
  if (target === 'tel') return `tel:${site.contact.phone}`;
  if (target === 'whatsapp') return whatsappAddress(site);
  if (/^(#|https:\/\/|mailto:)/.test(target)) return target;

  const [kind, rest = ''] = target.split(':');
  const [id = '', anchor] = rest.split('#');
  const path = pathOf(kind, id, locale, { routes, programs });
  if (!path) throw new UnknownTarget(target, locale);
  return anchor ? `${path}#${anchor}` : path;
}

function pathOf(
  kind: string | undefined,
  id: string,
  locale: Locale,
  { routes, programs }: Pick<Places, 'routes' | 'programs'>,
): string | undefined {
  const sections: Record<string, Record<Locale, string>> = routes.sections;
  if (kind === 'section') return sections[id]?.[locale];
  if (kind === 'practice') return routes.practices[id]?.[locale];
  if (kind === 'retreat') return routes.retreats[id]?.[locale];
  const program = programs.find((candidate) => candidate.id === id);
  return program ? programPath(routes, program.id, locale) : undefined;
}

/** True where following the link leaves the site or its page for another program. */
export function opensElsewhere(address: string): boolean {
  return /^(https:|mailto:|tel:)/.test(address);
}
