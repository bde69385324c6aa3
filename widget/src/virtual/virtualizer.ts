import { groupSize, RowGroups } from './RowGroups.ts';

/** The rows of a long list that are in the page. */
export interface VisibleRange {
  /** Index of the first row. */
  first: number;
  /** Index after the last row. */
  end: number;
  /** Height of the rows before and after the range, and of the range, pixels; as far as they are measured. */
  before: number;
  height: number;
  after: number;
}

/** Keeps the rows in view in the page. */
export interface Virtualizer {
  /** Puts a row in the page, in view and in focus. */
  scrollToIndex: (index: number) => void;
  destroy: () => void;
}

/** How far beyond the view rows are kept in the page, as a share of the window's height. */
const overscan = 0.5;

/**
 * Follows what is in view of a long list, whatever scrolls it: the page, or a box of a partner's page. A
 * spacer stands for the rows before, another for those after. An IntersectionObserver tells when a spacer
 * comes near, and what of list and spacers is in view then.
 * @param list the list in the page; its spacers are the drawings beside it
 * @param count number of rows
 * @param render puts a range in the page, before the next frame
 */
export function createVirtualizer(
  list: HTMLElement,
  count: number,
  render: (range: VisibleRange) => void,
): Virtualizer {
  const groups = new RowGroups(Math.ceil(count / groupSize));
  let first = 0;
  let end = Math.ceil(list.children.length / groupSize);
  let width = list.offsetWidth;
  let observer: IntersectionObserver | undefined;
  let frame = 0;

  const measure = () => {
    if (!width) return;
    const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
    const bottom = list.offsetTop + list.offsetHeight + gap;
    const tops = ([...list.children] as HTMLElement[])
      .filter((_, index) => index % groupSize === 0)
      .map((item) => item.offsetTop);
    groups.setHeights(
      first,
      tops.map((top, index) => (tops[index + 1] ?? bottom) - top),
    );
  };

  const update = () => {
    // What the observer has not reported yet is about rows that are about to be removed.
    observer?.disconnect();
    observer = undefined;
    render({
      first: first * groupSize,
      end: Math.min(end * groupSize, count),
      before: groups.getHeight(0, first),
      height: groups.getHeight(first, end),
      after: groups.getHeight(end, groups.count),
    });
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      measure();
      observe();
    });
  };

  /** Puts the groups in view in the page, unless they are there. */
  const setRange = (entries: readonly IntersectionObserverEntry[]) => {
    const visible = entries.filter(({ isIntersecting }) => isIntersecting);
    const whole = entries.find(({ target }) => target === list)?.boundingClientRect;
    if (visible.length === 0 || !whole || !width) return;
    // A transform of the page may scale the list.
    const scale = whole.width / width;
    const toPosition = (y: number) => groups.getHeight(0, first) + (y - whole.top) / scale;
    const margin = innerHeight * overscan;
    const wanted = groups.getRange(
      toPosition(Math.min(...visible.map(({ intersectionRect }) => intersectionRect.top))) - margin,
      toPosition(Math.max(...visible.map(({ intersectionRect }) => intersectionRect.bottom))) + margin,
    );
    if (wanted.first >= first && wanted.end <= end) return;
    ({ first, end } = wanted);
    update();
  };

  const observe = () => {
    observer?.disconnect();
    let isFirstCall = true;
    const margin = `${overscan * 100}% 0px`;
    const current = new IntersectionObserver(
      (entries) => {
        if (observer !== current) return;
        // The first call reports all targets at once, later ones only those that changed.
        if (isFirstCall) setRange(entries);
        else if (entries.some(({ isIntersecting }) => isIntersecting)) observe();
        isFirstCall = false;
      },
      { rootMargin: margin, scrollMargin: margin },
    );
    observer = current;
    for (const part of list.parentElement?.querySelectorAll(':scope > svg') ?? []) current.observe(part);
    current.observe(list);
  };

  const resizeObserver = new ResizeObserver(() => {
    if (list.offsetWidth === width) return measure();
    width = list.offsetWidth;
    groups.clear();
    measure();
    update();
  });

  const renderAll = () =>
    render({ first: 0, end: count, before: 0, height: groups.getHeight(0, groups.count), after: 0 });
  addEventListener('beforeprint', renderAll);
  addEventListener('afterprint', update);
  measure();
  update();
  resizeObserver.observe(list);

  return {
    scrollToIndex(index) {
      first = Math.floor(index / groupSize);
      end = Math.min(first + 2, groups.count);
      update();
      // The row is in the page before the next frame.
      requestAnimationFrame(() => {
        list.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] a`)?.focus();
      });
    },
    destroy() {
      cancelAnimationFrame(frame);
      observer?.disconnect();
      resizeObserver.disconnect();
      removeEventListener('beforeprint', renderAll);
      removeEventListener('afterprint', update);
    },
  };
}

/**
 * Calls `then` after the next frame has been painted.
 * @returns what cancels the call
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
