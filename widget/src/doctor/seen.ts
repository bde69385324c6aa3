/** One element of the widget as it stands in the page. */
export interface Seen {
  tag: string;
  /** Its attributes by name. */
  attributes: Readonly<Record<string, string>>;
  /** Pixels. */
  width: number;
  height: number;
  visible: boolean;
  /** What around it cuts it off, as its tag and class. */
  clippedBy: string | undefined;
  /** Whether the page put something between its tags. */
  filled: boolean;
  /** Contrast of its words and the page's ground, 1 to 21; undefined where the ground is a picture. */
  contrast: number | undefined;
}

/** How far, pixels, an element may stick out before it counts as cut off: shadows and roundings do. */
const tolerance = 8;

/** An element as a person who wrote the page knows it. */
function nameOf(element: Element): string {
  const id = element.id && `#${element.id}`;
  return `<${element.localName}${id}${[...element.classList].map((name) => `.${name}`).join('')}>`;
}

function parentOf(element: Element): Element | null {
  const root = element.getRootNode();
  return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function* around(element: Element): Generator<Element> {
  for (let node = parentOf(element); node; node = parentOf(node)) yield node;
}

/** The nearest ancestor that hides a part of the element, and cannot be scrolled to show it. */
function clipperOf(element: Element): Element | undefined {
  const box = element.getBoundingClientRect();
  for (const outer of around(element)) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    const frame = outer.getBoundingClientRect();
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const beside = box.right > frame.right + tolerance || box.left < frame.left - tolerance;
    const below = box.bottom > frame.bottom + tolerance || box.top < frame.top - tolerance;
    // The page itself scrolls, whatever its root says.
    if (outer === document.documentElement || outer === document.body) continue;
    if ((cuts(overflowX) && beside) || (cuts(overflowY) && below)) return outer;
  }
  return undefined;
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A colour as computed styles write it: `rgb(31, 39, 51)`, `rgba(0, 0, 0, 0)`. */
export function colourOf(text: string): Colour | undefined {
  if (!text.startsWith('rgb')) return undefined;
  const [red, green, blue, alpha = 1] = text.match(/[\d.]+/g)?.map(Number) ?? [];
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red, green, blue, alpha];
}

/** WCAG 2.2, relative luminance. */
function luminance([...channels]: Colour): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio. */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The opaque colour behind an element; undefined where a picture or a veil is. */
function groundOf(element: Element): Colour | undefined {
  for (const outer of around(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(outer);
    const colour = colourOf(backgroundColor);
    if (backgroundImage !== 'none') return undefined;
    if (colour && colour[3] === 1) return colour;
    if (!colour || colour[3] > 0) return undefined;
  }
  const dark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
  // The canvas is white unless the page asks for a dark one; where it leaves the choice nobody can tell.
  return dark ? undefined : [255, 255, 255, 1];
}

/** Looks at one element. */
export function look(element: Element): Seen {
  const { width, height } = element.getBoundingClientRect();
  const clipper = clipperOf(element);
  const root = element.shadowRoot?.querySelector('.root');
  const words = root ? colourOf(getComputedStyle(root).color) : undefined;
  const ground = groundOf(element);
  return {
    tag: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    width,
    height,
    visible: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    clippedBy: clipper && nameOf(clipper),
    filled: element.childElementCount > 0,
    contrast: words && ground && contrastOf(words, ground),
  };
}
