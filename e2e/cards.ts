import type { Locator } from '@playwright/test';
import { formatDates, type Locale, type Program } from '@surya/data';
import { getProgramPath, programs } from './programs.ts';

/** The cards of a calendar. */
export function getCards(calendar: Locator): Locator {
  return calendar.locator('[part~="card"]');
}

/** The card of an open program, told apart by the program's page to which it links. */
export function getCard(calendar: Locator, program: Program, locale: Locale): Locator {
  const path = getProgramPath(program, locale);
  const link = calendar.page().locator(`a[href$="${path}"], a[href*="${path}?"]`);
  return getCards(calendar).filter({ has: link });
}

/** The ids of the programs on the cards, in order; the card's text where no program fits it. */
export async function getShownIds(calendar: Locator, locale: Locale): Promise<string[]> {
  const cards = await getCards(calendar).evaluateAll((items) =>
    items.map((item) => ({
      title: item.querySelector('[part~="title"]')?.textContent ?? '',
      text: item.textContent ?? '',
    })),
  );
  return cards.map(({ title, text }) => {
    const program = programs.find(
      ({ startDate, endDate, location, languageContent }) =>
        languageContent[locale].title === title &&
        text.includes(formatDates(startDate, endDate, locale)) &&
        text.includes(location),
    );
    return program?.id ?? text;
  });
}
