/** The colours that the configurator offers, as `input type=color` writes them: the widget's own on light. */
export const widgetColours = {
  /** Buttons and what is chosen. */
  accent: '#a84b1f',
  /** Discs of the dates, edges of notices. */
  sun: '#e39b3b',
  card: '#fffdf9',
  ink: '#1f2733',
} as const;
export type Colours = Record<keyof typeof widgetColours, string>;

/** What a button's words may be: the widget's shell and ink. */
const onAccent = { light: '#fffbf4', dark: '#1f2733' } as const;

/** WCAG 2.2, relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, contrast ratio of two colours. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * The custom properties of the chosen colours: those that are not the widget's own anyway, and with another
 * accent the words on it, light or dark, whichever is read better.
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
  const words = contrast(accent, light) >= contrast(accent, dark) ? light : dark;
  return [...chosen, ['--surya-on-accent', words]];
}
