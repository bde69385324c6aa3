import type { Catalogue } from '@surya/data';
import type { Finding } from './finding.ts';
import type { ElementReport } from './inspectElement.ts';

/** Smallest size in which text can be read, pixels. */
const minimum = { width: 200, height: 24 };
/** Contrast that WCAG 2.2 requires of large text; it requires 4.5 of any other. */
const minimumContrast = 3;

/** Finds a script that is loaded more than once; at different addresses these are two versions. */
export function checkScripts(addresses: readonly string[]): Finding[] {
  const different = new Set(addresses);
  return addresses.length > 1 ? [{ code: 'double_load', addresses: [...different].join(' · ') }] : [];
}

/** Compares two versions; negative where the first is older. */
export function compareVersions(one: string, other: string): number {
  const parts = (version: string) => version.split('.').map(Number);
  const [first, second] = [parts(one), parts(other)];
  const index = first.findIndex((part, at) => part !== second[at]);
  return index === -1 ? 0 : (first[index] ?? 0) - (second[index] ?? 0);
}

/** Finds an old version: a pinned snippet, or a copy that a cache keeps too long. */
export function checkVersion(version: string, current: string): Finding[] {
  return compareVersions(version, current) < 0 ? [{ code: 'old_version', version, current }] : [];
}

/** Finds elements that cannot be seen or read. */
export function checkElements(elements: readonly ElementReport[]): Finding[] {
  if (elements.length === 0) return [{ code: 'no_element' }];
  return elements.flatMap((report): Finding[] => {
    const { tag, width, height, visible, clippedBy, filled, contrast } = report;
    const links: Finding[] = filled || tag !== 'surya-calendar' ? [] : [{ code: 'no_links', tag }];
    if (!visible) return [{ code: 'hidden', tag }, ...links];
    const small = width < minimum.width || height < minimum.height;
    return [
      ...(small
        ? [{ code: 'squeezed', tag, size: `${Math.round(width)} × ${Math.round(height)} px` } as const]
        : []),
      ...(clippedBy && !small ? [{ code: 'clipped', tag, by: clippedBy } as const] : []),
      ...(contrast !== undefined && contrast < minimumContrast
        ? [{ code: 'low_contrast', tag } as const]
        : []),
      ...links,
    ];
  });
}

/** The elements with the attribute `partner`. */
const partnerTags = ['surya-calendar', 'surya-payment', 'surya-registration'];

/** Finds elements on a partner's page whose partner is missing or unknown. */
export function checkPartners(elements: readonly ElementReport[], { partners = [] }: Catalogue): Finding[] {
  const named = elements
    .filter(({ tag }) => partnerTags.includes(tag))
    .map(({ attributes }) => attributes.partner ?? '');
  const unknown = new Set(named.filter((partner) => partner && !partners.includes(partner)));
  return [
    ...(named.includes('') ? [{ code: 'partner_missing' } as const] : []),
    ...[...unknown].map((partner) => ({ code: 'partner_unknown', partner }) as const),
  ];
}

/** As the filter selects programs; its rule lies in the elements' file, which may be what cannot be loaded. */
function hasProgramOf(practice: string, { programs, practices }: Catalogue): boolean {
  const listed = practices.filter(({ alsoListedUnder }) => alsoListedUnder?.includes(practice));
  return programs.some(({ type }) => type === practice || listed.some((other) => other.type === type));
}

/** Finds attributes whose value the catalogue does not have. */
export function checkAttributes(elements: readonly ElementReport[], catalogue: Catalogue): Finding[] {
  const { programs } = catalogue;
  return elements.flatMap(({ attributes }): Finding[] => {
    const { program, practice, location } = attributes;
    return [
      ...(program && !programs.some(({ id }) => id === program)
        ? [{ code: 'program_unknown', program } as const]
        : []),
      ...(practice && practice !== 'all' && !hasProgramOf(practice, catalogue)
        ? [{ code: 'practice_unknown', practice } as const]
        : []),
      ...(location && !programs.some((one) => one.location === location)
        ? [{ code: 'location_unknown', location } as const]
        : []),
    ];
  });
}
