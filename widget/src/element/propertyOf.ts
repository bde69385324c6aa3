/** An attribute's name in properties, as r2wc makes it: `share-filters` is `shareFilters`. */
export function propertyOf(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
