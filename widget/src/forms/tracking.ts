import type { SuryaEventMap } from '../../index.d.ts';
import { useSurroundings } from '../shared/surroundings.ts';

/** A page with a tag manager has this list; the widget never makes one. */
interface TagManaged {
  dataLayer?: unknown[];
}

/** Tells the page what happened. */
export type Emit = <Type extends keyof SuryaEventMap>(
  type: Type,
  detail: SuryaEventMap[Type]['detail'],
) => void;

/**
 * How an element tells the page what happened: by an event that bubbles from it, also out of shadow roots,
 * and an entry of the page's data layer where it has one (DECISIONS, "Tracking and privacy").
 */
export function useEmit(): Emit {
  const { host } = useSurroundings();
  return (type, detail) => {
    host?.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
    const { dataLayer } = window as TagManaged;
    // Later, so that a fault of the page's own tracking cannot break what the visitor is doing.
    if (Array.isArray(dataLayer)) queueMicrotask(() => dataLayer.push({ event: type, ...detail }));
  };
}
