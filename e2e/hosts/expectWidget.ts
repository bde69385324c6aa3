import type { Locator, Page } from '@playwright/test';
import type { Locale } from '@surya/data';
import { getCard, getCards } from '../cards.ts';
import { freeProgram, getPractice, getProgramPath, programs } from '../programs.ts';
import { expect, type System } from '../system.ts';
import { words } from '../words.ts';
import { partnerId, soldProgram } from './hostPage.ts';

/** The practice that `expectWidget.toFilter` chooses; it has a free program. */
const chosen = getPractice(freeProgram());

/** What the widget does on any page that embeds it. */
export const expectWidget = {
  /** The calendar shows every program, and filters them by a practice that has a free one. */
  async toFilter(calendar: Locator, locale: Locale = 'fr'): Promise<void> {
    await expect(getCards(calendar)).toHaveCount(programs.length);
    const button = calendar.getByRole('button', { name: chosen.label[locale], exact: true });
    if (await button.isVisible()) await button.click();
    else await calendar.getByRole('combobox').first().selectOption(chosen.key);
    await expectWidget.toBeFiltered(calendar, locale);
  },

  /** The calendar shows what `toFilter` chose. */
  async toBeFiltered(calendar: Locator, locale: Locale): Promise<void> {
    await expect(getCards(calendar)).toHaveCount(chosen.programs.length);
    const free = chosen.programs.indexOf(freeProgram());
    await expect(getCards(calendar).nth(free)).toContainText(words[locale].common.free);
  },

  /** The payment button leads to the checkout page, for the partner. */
  async toPay(page: Page, system: System): Promise<void> {
    await page.locator('surya-payment').getByRole('button').click();
    await page.waitForURL(`${system.console}/**`);
    expect((await system.getState()).payments.at(-1)?.metadata).toMatchObject({ partner: partnerId });
  },

  /** A card leads to the studio's page of its program, and that page to the checkout page. */
  async toPayFromCard(page: Page, system: System, locale: Locale = 'fr'): Promise<void> {
    const card = getCard(page.locator('surya-calendar').first(), soldProgram, locale);
    await card.getByRole('link', { name: words[locale].calendar.learnMore }).click();
    await page.waitForURL(`${system.site}${getProgramPath(soldProgram, locale)}?partner=${partnerId}`);
    await expectWidget.toPay(page, system);
  },

  /** Nothing of the calendar is hidden, squeezed or overflowing, and the host's text styles do not reach it. */
  async toBeReadable(page: Page): Promise<void> {
    const found = await page.evaluate(() => {
      const [calendar] = document.querySelectorAll('surya-calendar');
      const title = calendar?.shadowRoot?.querySelector('[part~="title"]');
      const style = title && getComputedStyle(title);
      return {
        width: calendar?.shadowRoot?.querySelector('[part~="root"]')?.getBoundingClientRect().width ?? 0,
        fontSize: Number.parseFloat(style?.fontSize ?? '0'),
        visibility: style?.visibility,
        spacing: style?.letterSpacing,
        transform: style?.textTransform,
        indent: style?.textIndent,
        direction: style?.direction,
        overflow: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(found).toMatchObject({
      visibility: 'visible',
      spacing: 'normal',
      transform: 'none',
      indent: '0px',
      direction: 'ltr',
    });
    expect(found.width).toBeGreaterThan(300);
    expect(found.fontSize).toBeGreaterThanOrEqual(20);
    expect(found.overflow).toBeLessThanOrEqual(0);
  },
} as const;
