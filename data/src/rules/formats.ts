const formats = new Map<string, unknown>();

/**
 * The formatter of a name, made once: formatters are costly to make, and a calendar asks for thousands of
 * dates and prices.
 */
export function formatOf<Format>(name: string, make: () => Format): Format {
  if (!formats.has(name)) formats.set(name, make());
  return formats.get(name) as Format;
}
