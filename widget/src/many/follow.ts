import { Blocks, blockSize } from './blocks.ts';

/** What of a long list is in the page. */
export interface Excerpt {
  first: number;
  /** The item after the last. */
  end: number;
  /** Heights of what is not there, above and beneath, and of what is, pixels; as far as they are known. */
  before: number;
  height: number;
  after: number;
}

/** A list that is followed. */
export interface Following {
  /** Puts an item in the page, in view and in focus. */
  lead: (index: number) => void;
  stop: () => void;
}

/** How far beyond what is in view cards are kept ready, as a share of the window's height. */
const ahead = 0.5;

/**
 * Keeps of a long list what is in view, whatever scrolls it: the page, or a box of a partner's page. What
 * is above and beneath stands for by a blank each. An IntersectionObserver tells when a blank comes near,
 * and what of list and blanks is in view then.
 * @param list the list in the page; its blanks are the drawings beside it
 * @param count how many items there are
 * @param show puts an excerpt in the page, before the next frame
 */
export function follow(list: HTMLElement, count: number, show: (excerpt: Excerpt) => void): Following {
  const blocks = new Blocks(Math.ceil(count / blockSize));
  let first = 0;
  let end = Math.ceil(list.children.length / blockSize);
  let width = list.offsetWidth;
  let observer: IntersectionObserver | undefined;
  let frame = 0;

  const measure = () => {
    if (!width) return;
    const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
    const bottom = list.offsetTop + list.offsetHeight + gap;
    const tops = ([...list.children] as HTMLElement[])
      .filter((_, index) => index % blockSize === 0)
      .map((item) => item.offsetTop);
    blocks.measured(
      first,
      tops.map((top, index) => (tops[index + 1] ?? bottom) - top),
    );
  };

  const place = () => {
    // What an observer has still to tell is of cards that are about to go.
    observer?.disconnect();
    observer = undefined;
    show({
      first: first * blockSize,
      end: Math.min(end * blockSize, count),
      before: blocks.height(0, first),
      height: blocks.height(first, end),
      after: blocks.height(end, blocks.count),
    });
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      measure();
      look();
    });
  };

  /** Puts those blocks in the page that are in view, unless they are there. */
  const settle = (entries: readonly IntersectionObserverEntry[]) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    const whole = entries.find(({ target }) => target === list)?.boundingClientRect;
    if (seen.length === 0 || !whole || !width) return;
    // The page may show the element larger or smaller than it is laid out.
    const scale = whole.width / width;
    const placeOf = (y: number) => blocks.height(0, first) + (y - whole.top) / scale;
    const margin = innerHeight * ahead;
    const wanted = blocks.between(
      placeOf(Math.min(...seen.map(({ intersectionRect }) => intersectionRect.top))) - margin,
      placeOf(Math.max(...seen.map(({ intersectionRect }) => intersectionRect.bottom))) + margin,
    );
    if (wanted.first >= first && wanted.end <= end) return;
    ({ first, end } = wanted);
    place();
  };

  const look = () => {
    observer?.disconnect();
    let fresh = true;
    const margin = `${ahead * 100}% 0px`;
    const mine = new IntersectionObserver(
      (entries) => {
        if (observer !== mine) return;
        // The first call tells of all at one time; later ones only of what came or went.
        if (fresh) settle(entries);
        else if (entries.some(({ isIntersecting }) => isIntersecting)) look();
        fresh = false;
      },
      { rootMargin: margin, scrollMargin: margin },
    );
    observer = mine;
    for (const part of list.parentElement?.querySelectorAll(':scope > svg') ?? []) mine.observe(part);
    mine.observe(list);
  };

  const sizes = new ResizeObserver(() => {
    if (list.offsetWidth === width) return measure();
    width = list.offsetWidth;
    blocks.forget();
    measure();
    place();
  });

  const all = () =>
    show({ first: 0, end: count, before: 0, height: blocks.height(0, blocks.count), after: 0 });
  addEventListener('beforeprint', all);
  addEventListener('afterprint', place);
  measure();
  place();
  sizes.observe(list);

  return {
    lead(index) {
      first = Math.floor(index / blockSize);
      end = Math.min(first + 2, blocks.count);
      place();
      // Once it is in the page, which is before the next frame.
      requestAnimationFrame(() => {
        list.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] a`)?.focus();
      });
    },
    stop() {
      cancelAnimationFrame(frame);
      observer?.disconnect();
      sizes.disconnect();
      removeEventListener('beforeprint', all);
      removeEventListener('afterprint', place);
    },
  };
}

/**
 * Calls `then` once the next frame has been painted.
 * @returns what keeps it from being called
 */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
