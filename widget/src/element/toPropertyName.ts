/** Converts an attribute's name to its property's, as r2wc does: `share-filters` is `shareFilters`. */
export function toPropertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
