import type { SuryaEventMap } from '../../index.d.ts';

/** A page with a tag manager has this list; the widget never makes one. */
interface TagManaged {
  dataLayer?: unknown[];
}

/**
 * Tells the page what happened: an event that bubbles from the element, also out of shadow roots, and an
 * entry of the page's data layer where it has one (DECISIONS, "Tracking and privacy").
 */
export function emit<Type extends keyof SuryaEventMap>(
  host: Element,
  type: Type,
  detail: SuryaEventMap[Type]['detail'],
): void {
  host.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  const { dataLayer } = window as TagManaged;
  // Later, so that a fault of the page's own tracking cannot break what the visitor is doing.
  if (Array.isArray(dataLayer)) queueMicrotask(() => dataLayer.push({ event: type, ...detail }));
}
