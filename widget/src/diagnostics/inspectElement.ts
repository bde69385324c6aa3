import { getContrastRatio } from '@surya/data';

/** The state of one element of the widget in the page. */
export interface ElementReport {
  tag: string;
  /** Its attributes by name. */
  attributes: Readonly<Record<string, string>>;
  /** Pixels. */
  width: number;
  height: number;
  visible: boolean;
  /** The ancestor that cuts it off, as its tag, id and classes. */
  clippedBy: string | undefined;
  /** Whether there is content between its tags. */
  filled: boolean;
  /** Contrast of its text with the page's background, 1 to 21; undefined over an image. */
  contrast: number | undefined;
}

/** How far an element may overflow before it counts as cut off, pixels; shadows and rounded corners do. */
const tolerance = 8;

/** Returns an element's tag, id and classes. */
function toSelector(element: Element): string {
  const id = element.id && `#${element.id}`;
  return `<${element.localName}${id}${[...element.classList].map((name) => `.${name}`).join('')}>`;
}

function getParent(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function* getAncestors(element: Element): Generator<Element> {
  for (let node = getParent(element); node; node = getParent(node)) yield node;
}

/** Finds the nearest ancestor that hides a part of the element and cannot be scrolled. */
function findClipper(element: Element): Element | undefined {
  const box = element.getBoundingClientRect();
  for (const outer of getAncestors(element)) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    const frame = outer.getBoundingClientRect();
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const beside = box.right > frame.right + tolerance || box.left < frame.left - tolerance;
    const below = box.bottom > frame.bottom + tolerance || box.top < frame.top - tolerance;
    // Root and body scroll, even with a hidden overflow.
    if (outer === document.documentElement || outer === document.body) continue;
    if ((cuts(overflowX) && beside) || (cuts(overflowY) && below)) return outer;
  }
  return undefined;
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Parses a colour of a computed style: `rgb(31, 39, 51)`, `rgba(0, 0, 0, 0)`. */
export function parseColour(text: string): Colour | undefined {
  if (!text.startsWith('rgb')) return undefined;
  const [red, green, blue, alpha = 1] = text.match(/[\d.]+/g)?.map(Number) ?? [];
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red, green, blue, alpha];
}

/** Finds the opaque colour behind an element; undefined over an image or a translucent colour. */
function getBackground(element: Element): Colour | undefined {
  for (const outer of getAncestors(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(outer);
    const colour = parseColour(backgroundColor);
    if (backgroundImage !== 'none') return undefined;
    if (colour && colour[3] === 1) return colour;
    if (!colour || colour[3] > 0) return undefined;
  }
  const dark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
  // The canvas is white, unless the page supports dark mode; the colour of that is unknown.
  return dark ? undefined : [255, 255, 255, 1];
}

/** Inspects one element. */
export function inspectElement(element: Element): ElementReport {
  const { width, height } = element.getBoundingClientRect();
  const clipper = findClipper(element);
  const root = element.shadowRoot?.querySelector('.root');
  const text = root ? parseColour(getComputedStyle(root).color) : undefined;
  const background = getBackground(element);
  return {
    tag: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    width,
    height,
    visible: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    clippedBy: clipper && toSelector(clipper),
    filled: element.childElementCount > 0,
    contrast: text && background && getContrastRatio(text, background),
  };
}
