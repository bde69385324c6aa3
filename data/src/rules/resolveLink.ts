import type { Locale } from '../locales/locales.ts';
import type { Program } from '../schemas/program.ts';
import type { Routes } from '../schemas/routes.ts';
import type { Site } from '../schemas/site.ts';
import { getWhatsAppLink } from './getWhatsAppLink.ts';
import { programPath } from './routeTable.ts';

/** A link of the content that leads to no page in its language. */
export class UnknownTargetError extends Error {
  override readonly name = 'UnknownTargetError';

  constructor(
    readonly target: string,
    readonly locale: Locale,
  ) {
    super(`"${target}" leads to no page in ${locale}`);
  }
}

/** What links can lead to. */
export interface LinkTargets {
  routes: Routes;
  programs: readonly Pick<Program, 'id' | 'page'>[];
  site: Site;
}

/**
 * The address a link of the content stands for (schema `Target`).
 * @throws UnknownTargetError where the page does not exist in `locale`
 */
export function resolveLink(target: string, locale: Locale, targets: LinkTargets): string {
  const { site } = targets;
  if (target === 'mail') return `mailto:${site.contact.email}`;
  if (target === 'tel') return `tel:${site.contact.phone}`;
  if (target === 'whatsapp') return getWhatsAppLink(site.contact.whatsapp);
  if (/^(#|https:\/\/|mailto:)/.test(target)) return target;

  const [kind = '', rest = ''] = target.split(':');
  const [id = '', anchor] = rest.split('#');
  const path = findPath(kind, id, locale, targets);
  if (!path) throw new UnknownTargetError(target, locale);
  return anchor ? `${path}#${anchor}` : path;
}

/** True where the link leads to a page that exists in `locale`. */
export function hasTarget(target: string, locale: Locale, targets: LinkTargets): boolean {
  try {
    return resolveLink(target, locale, targets) !== '';
  } catch (error) {
    if (error instanceof UnknownTargetError) return false;
    throw error;
  }
}

function findPath(
  kind: string,
  id: string,
  locale: Locale,
  { routes, programs }: LinkTargets,
): string | undefined {
  const sections: Record<string, Record<Locale, string>> = routes.sections;
  if (kind === 'section') return sections[id]?.[locale];
  if (kind === 'practice') return routes.practices[id]?.[locale];
  if (kind === 'retreat') return routes.retreats[id]?.[locale];
  const program = programs.find((candidate) => candidate.id === id);
  return program && programPath(routes, program, locale);
}
