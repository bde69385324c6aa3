/**
 * Stands in for the layout that jsdom does not have: a list of one column whose items are all of one
 * height, and observers that tell what a test has them tell.
 */

/** Height of every item, pixels. */
const itemHeight = 100;

let observers: { observed: Set<Element>; callback: IntersectionObserverCallback }[] = [];

class Observer {
  readonly observed = new Set<Element>();
  constructor(readonly callback: IntersectionObserverCallback) {
    observers.push(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  disconnect() {
    observers = observers.filter((other) => other !== this);
  }
}

class NoObserver {
  observe() {}
  disconnect() {}
}

/** Puts the stand-ins in place of what jsdom lacks. */
export function layOut(): void {
  observers = [];
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: NoObserver });
  const measures = {
    offsetWidth: () => 1000,
    offsetTop: (element: Element) =>
      element.matches('li') ? [...(element.parentElement?.children ?? [])].indexOf(element) * itemHeight : 0,
    offsetHeight: (element: Element) => element.children.length * itemHeight,
  };
  for (const [name, measure] of Object.entries(measures)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get() {
        return measure(this);
      },
    });
  }
}

/** A frame passes, so that what moved is looked at. */
export function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Tells the observers what is in view now.
 * @param list the list, whose first item in the page stands `before` pixels from the top of the whole
 */
export function scrollTo(list: Element, before: number, from: number, to: number): void {
  const rect = (top: number, bottom: number) => new DOMRect(0, top, 1000, bottom - top);
  for (const observer of observers) {
    const entries = [
      {
        target: list,
        isIntersecting: true,
        boundingClientRect: rect(before, before + list.children.length * itemHeight),
        intersectionRect: rect(from, to),
      },
    ] as unknown as IntersectionObserverEntry[];
    observer.callback(entries, observer as unknown as IntersectionObserver);
  }
}
