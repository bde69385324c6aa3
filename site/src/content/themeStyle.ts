import type { Theme } from '@surya/data/schemas';

/** Mixes two colours `#rrggbb`; `share` of the first, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [first, second] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    const value = Math.round((first ?? 0) * share + (second ?? 0) * (1 - share));
    return value.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/**
 * Returns the style sheet of a studio's colours: a CSS custom property for each colour of its `theme.json`, and
 * for those that derive from them. All other styles refer to these (docs/decisions/0025-design-tokens.md).
 */
export function themeStyle(theme: Theme): string {
  const colours = {
    ...theme,
    sheet: mix('#ffffff', theme.shell, 0.45),
    'dawn-light': mix('#ffffff', theme.dawn, 0.4),
    'ember-dark': mix('#000000', theme['ember-deep'], 0.12),
  };
  const properties = Object.entries(colours).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{${properties.join(';')}}`;
}
