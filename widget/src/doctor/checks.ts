import { type Catalogue, selectPrograms } from '@surya/data';
import type { Finding } from './findings.ts';
import type { Seen } from './seen.ts';

/** Less than this, pixels, is no room for words. */
const least = { width: 200, height: 24 };
/** WCAG 2.2 asks for 4.5 of text, 3 of large text; below that hardly anybody reads. */
const faintest = 3;

/** The script in a page more than once: harmless where the address is the same, and two versions where not. */
export function checkScripts(addresses: readonly string[]): Finding[] {
  const different = new Set(addresses);
  return addresses.length > 1 ? [{ code: 'double_load', addresses: [...different].join(' · ') }] : [];
}

/** Negative where the first of two versions is the older. */
export function compareVersions(one: string, other: string): number {
  const parts = (version: string) => version.split('.').map(Number);
  const [first, second] = [parts(one), parts(other)];
  const index = first.findIndex((part, at) => part !== second[at]);
  return index === -1 ? 0 : (first[index] ?? 0) - (second[index] ?? 0);
}

/** A pinned snippet, or a copy that a cache keeps too long. */
export function checkVersion(version: string, current: string): Finding[] {
  return compareVersions(version, current) < 0 ? [{ code: 'old_version', version, current }] : [];
}

/** How the elements stand in the page. */
export function checkElements(elements: readonly Seen[]): Finding[] {
  if (elements.length === 0) return [{ code: 'no_element' }];
  return elements.flatMap((seen): Finding[] => {
    const { tag, width, height, visible, clippedBy, filled, contrast } = seen;
    const links: Finding[] = filled || tag !== 'surya-calendar' ? [] : [{ code: 'no_links', tag }];
    if (!visible) return [{ code: 'hidden', tag }, ...links];
    const small = width < least.width || height < least.height;
    return [
      ...(small
        ? [{ code: 'squeezed', tag, size: `${Math.round(width)} × ${Math.round(height)} px` } as const]
        : []),
      ...(clippedBy && !small ? [{ code: 'clipped', tag, by: clippedBy } as const] : []),
      ...(contrast !== undefined && contrast < faintest ? [{ code: 'faint', tag } as const] : []),
      ...links,
    ];
  });
}

/** The elements that can name the studio they stand at. */
const ofPartners = ['surya-calendar', 'surya-payment', 'surya-registration'];

/** Whether visitors of another's page can book there: it must name a partner that we know. */
export function checkPartners(elements: readonly Seen[], { partners = [] }: Catalogue): Finding[] {
  const named = elements
    .filter(({ tag }) => ofPartners.includes(tag))
    .map(({ attributes }) => attributes.partner ?? '');
  const unknown = new Set(named.filter((partner) => partner && !partners.includes(partner)));
  return [
    ...(named.includes('') ? [{ code: 'partner_missing' } as const] : []),
    ...[...unknown].map((partner) => ({ code: 'partner_unknown', partner }) as const),
  ];
}

/** Attributes that name what the catalogue does not have. */
export function checkChoices(elements: readonly Seen[], { programs, practices }: Catalogue): Finding[] {
  return elements.flatMap(({ attributes }): Finding[] => {
    const { program, practice, location } = attributes;
    return [
      ...(program && !programs.some(({ id }) => id === program)
        ? [{ code: 'program_unknown', program } as const]
        : []),
      ...(practice && selectPrograms(programs, { practice }, practices).length === 0
        ? [{ code: 'practice_unknown', practice } as const]
        : []),
      ...(location && !programs.some((one) => one.location === location)
        ? [{ code: 'location_unknown', location } as const]
        : []),
    ];
  });
}
