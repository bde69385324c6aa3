import { getContrastRatio, type Rgb } from '@surya/data';

/** The colours that the configurator offers: the widget's defaults on light backgrounds, as `#rrggbb`. */
export const widgetColours = {
  /** Buttons and what is chosen. */
  accent: '#a84b1f',
  /** Discs of the dates, edges of notices. */
  sun: '#e39b3b',
  card: '#fffdf9',
  ink: '#1f2733',
} as const;
export type Colours = Record<keyof typeof widgetColours, string>;

/** The colours for text on a button: the lightest and the darkest of the widget. */
const onAccent = { light: '#fffbf4', dark: '#1f2733' } as const;

function toRgb(colour: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red, green, blue];
}

/**
 * Returns the widget's custom properties for the chosen colours: those that differ from its defaults, and with
 * another accent the text on it, light or dark, whichever has more contrast.
 */
export function toThemeProperties(colours: Partial<Colours>): [property: string, value: string][] {
  const names = Object.keys(widgetColours) as (keyof Colours)[];
  const chosen = names.flatMap((name): [string, string][] => {
    const colour = colours[name];
    return colour && /^#[0-9a-f]{6}$/.test(colour) && colour !== widgetColours[name]
      ? [[`--surya-${name}`, colour]]
      : [];
  });
  const accent = chosen.find(([property]) => property === '--surya-accent')?.[1];
  if (!accent) return chosen;
  const { light, dark } = onAccent;
  const contrastWith = (text: string) => getContrastRatio(toRgb(accent), toRgb(text));
  const words = contrastWith(light) >= contrastWith(dark) ? light : dark;
  return [...chosen, ['--surya-on-accent', words]];
}
