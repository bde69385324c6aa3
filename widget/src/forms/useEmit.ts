import type { SuryaEventMap } from '../../index.d.ts';
import { useWidget } from '../shared/useWidget.ts';

/** The list of a page with a tag manager; the widget never creates it. */
interface TagManaged {
  dataLayer?: unknown[];
}

/** Fires an event of the widget. */
export type Emit = <Type extends keyof SuryaEventMap>(
  type: Type,
  detail: SuryaEventMap[Type]['detail'],
) => void;

/**
 * Returns what fires an event on the element, which bubbles out of shadow roots, and adds it to the page's
 * data layer where it has one (docs/decisions/0017-no-tracking-no-cookies).
 */
export function useEmit(): Emit {
  const { host } = useWidget();
  return (type, detail) => {
    host?.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
    const { dataLayer } = window as TagManaged;
    // In a microtask of its own: an error of the page's tracking cannot interrupt a booking.
    if (Array.isArray(dataLayer)) queueMicrotask(() => dataLayer.push({ event: type, ...detail }));
  };
}
