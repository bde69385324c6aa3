/** A text inside a value, with the way to it: `blocks[2].items[0].link.to`, whose key is `to`. */
export interface Leaf {
  path: string;
  key: string;
  value: string;
}

/** Every text below a value. */
export function* leaves(value: unknown, path = ''): Generator<Leaf> {
  if (typeof value === 'string') {
    yield { path, key: /([A-Za-z]+)(\[\d+\])*$/.exec(path)?.[1] ?? '', value };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* leaves(item, `${path}[${index}]`);
  } else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* leaves(item, path ? `${path}.${key}` : key);
  }
}
