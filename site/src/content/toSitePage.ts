import { hasTarget, type Locale, type Route } from '@surya/data';
import type { Page } from '@surya/data/schemas';
import type { SiteBlock, SitePage } from './siteBlock.ts';
import type { SiteContent } from './siteContent.ts';
import { toProgramPage } from './toProgramPage.ts';
import { toRetreatPage } from './toRetreatPage.ts';

/**
 * Builds the page of a route: from its own text (`page`) for sections and practices, from the tables for
 * programs and retreats. Returns undefined where the text or the table's entry is missing.
 */
export function toSitePage(
  route: Route,
  page: Page | undefined | null,
  content: SiteContent,
): SitePage | undefined {
  if (route.kind === 'program') {
    const program = content.programs.find(({ id }) => id === route.id);
    const details = content.programDetails[route.id];
    return (
      program &&
      details &&
      toProgramPage(program, details, route.locale, getLearnMore(program.id, content, route.locale))
    );
  }
  if (route.kind === 'retreat') {
    const retreat = content.retreats.find(({ id }) => id === route.id);
    return retreat && toRetreatPage(retreat, route.locale);
  }
  if (!page) return undefined;
  const form = page.blocks.find((block) => block.type === 'registration');
  if (!form?.anchor) return page;
  const bar: SiteBlock = {
    type: 'event-bar',
    program: form.program,
    register: form.anchor,
    learnMore: getLearnMore(form.program, content, route.locale),
  };
  return { ...page, blocks: [...page.blocks, bar] };
}

/** Returns the link "Learn more" of a program: to the page of its practice, where this language has it. */
function getLearnMore(programId: string, content: SiteContent, locale: Locale): string | undefined {
  const program = content.programs.find(({ id }) => id === programId);
  const page = content.practiceTypes.find(({ type }) => type === program?.type)?.page;
  return page && hasTarget(page, locale, content) ? page : undefined;
}
