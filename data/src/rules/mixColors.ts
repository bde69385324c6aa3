/**
 * Mixes two colours channel by channel in sRGB.
 * @param share how much of `other` there is, from 0 to 1
 * @returns `#rrggbb`
 */
export function mixColors(color: string, other: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const from = Number.parseInt(color.slice(at, at + 2), 16);
    const to = Number.parseInt(other.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
