import type { Route } from '@surya/data';
import type { Page } from '@surya/data/schemas';
import { programPage } from './programPage.ts';
import { retreatPage } from './retreatPage.ts';
import type { SiteBlock, SitePage } from './siteBlock.ts';
import type { SiteContent } from './studio.ts';

/**
 * The name of the file that holds a route's text: the section's, or the practice's after `practice-`.
 * Undefined where the page is made from a table.
 */
export function textIdOf(route: Pick<Route, 'kind' | 'id'>): string | undefined {
  if (route.kind === 'section') return route.id;
  return route.kind === 'practice' ? `practice-${route.id}` : undefined;
}

/**
 * The page of a route: its own text (`page`) for sections and practices, made from the tables for
 * programs and retreats. Undefined where the text or the table's row is missing.
 */
export function sitePageOf(
  route: Route,
  page: Page | undefined | null,
  content: SiteContent,
): SitePage | undefined {
  if (route.kind === 'program') {
    const program = content.programs.find(({ id }) => id === route.id);
    const event = content.events[route.id];
    return program && event && programPage(program, event, route.locale);
  }
  if (route.kind === 'retreat') {
    const retreat = content.retreats.find(({ id }) => id === route.id);
    return retreat && retreatPage(retreat, route.locale);
  }
  if (!page) return undefined;
  const form = page.blocks.find((block) => block.type === 'registration');
  if (!form?.anchor) return page;
  const bar: SiteBlock = {
    type: 'event-bar',
    program: form.program,
    register: form.anchor,
    learnMore: content.events[form.program]?.learnMore,
  };
  return { ...page, blocks: [...page.blocks, bar] };
}
