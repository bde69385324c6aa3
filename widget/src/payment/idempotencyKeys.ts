/** Creates a random UUID (version 4), also in pages without HTTPS, which lack `crypto.randomUUID`. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = bytes.map((byte, index) =>
    index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/** Keys by which the server creates one checkout session for one request, however often it is sent. */
export interface IdempotencyKeys {
  /** Returns the key of a request: the same as long as the same request is repeated. */
  get(request: object): string;
  /** Discards the key: the next request gets another. */
  reset(): void;
}

export function createIdempotencyKeys(): IdempotencyKeys {
  let current: { body: string; key: string } | undefined;
  return {
    get(request) {
      const body = JSON.stringify(request);
      if (current?.body !== body) current = { body, key: createUuid() };
      return current.key;
    },
    reset() {
      current = undefined;
    },
  };
}
