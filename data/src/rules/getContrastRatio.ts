/** An sRGB colour, each channel 0 to 255; an alpha after them is not read. */
export type Rgb = readonly [red: number, green: number, blue: number, ...alpha: number[]];

/** Returns the relative luminance of a colour, 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function getLuminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast ratio of two colours, 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function getContrastRatio(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
