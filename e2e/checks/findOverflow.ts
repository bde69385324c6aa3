import type { Page } from '@playwright/test';
import { openStates } from './openStates.ts';

/**
 * The texts that are wider than their box or leave the window, and the width of the page where it is wider
 * than the window. Runs in the browser, so it must not refer to other code here.
 */
export function measureOverflow(): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`);
  /** Pixels by which rounding may differ. */
  const tolerance = 1;

  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : null);

  /** The nearest box that has a width of its own, and whether it or a box around it scrolls or hides text. */
  const boxOf = (element: Element): { box: Element; isClipped: boolean } => {
    let box: Element | undefined;
    let isClipped = false;
    for (let at: Element | null = element; at && at !== document.body; at = parentOf(at)) {
      const style = getComputedStyle(at);
      if (!box && !style.display.startsWith('inline') && style.display !== 'contents') box = at;
      const { width } = at.getBoundingClientRect();
      const scrolls = ['auto', 'scroll'].includes(style.overflowX);
      const isVisuallyHidden = style.overflowX !== 'visible' && width <= 2;
      if (scrolls || isVisuallyHidden || style.textOverflow === 'ellipsis') isClipped = true;
    }
    return { box: box ?? document.body, isClipped };
  };

  const walk = (node: Node) => {
    for (const child of node.childNodes) {
      if (child instanceof Element) {
        if (['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'svg'].includes(child.tagName)) continue;
        if (!child.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (child.shadowRoot) walk(child.shadowRoot);
        walk(child);
      } else if (child instanceof Text && child.data.trim() && child.parentElement) {
        const { box, isClipped } = boxOf(child.parentElement);
        if (isClipped) continue;
        const range = document.createRange();
        range.selectNodeContents(child);
        const outer = box.getBoundingClientRect();
        for (const { left, right, width } of range.getClientRects()) {
          if (width === 0) continue;
          const leaves = right > innerWidth + tolerance || left < -tolerance;
          if (leaves || right > outer.right + tolerance || left < outer.left - tolerance) {
            faults.push(`“${child.data.trim().slice(0, 60)}” overflows <${box.localName}>`);
            break;
          }
        }
      }
    }
  };
  walk(document.body);
  return [...new Set(faults)];
}

/**
 * What overflows on pages in every state that a visitor can open, one line each.
 * @param site origin at which the site is served
 * @param widths of the window, CSS pixels; the states are opened at the first
 */
export async function findOverflow(
  page: Page,
  site: string,
  paths: readonly string[],
  widths: readonly number[] = [390, 320],
): Promise<string[]> {
  const faults: string[] = [];
  const height = 844;
  const [first = 390] = widths;
  for (const path of paths) {
    await page.setViewportSize({ width: first, height });
    for await (const state of openStates(page, site + path)) {
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        for (const fault of await page.evaluate(measureOverflow))
          faults.push(`${path} at ${width} px, ${state}: ${fault}`);
      }
      await page.setViewportSize({ width: first, height });
    }
  }
  return faults;
}
