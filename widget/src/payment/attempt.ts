/** A random UUID (version 4) also where a page without https has no `crypto.randomUUID`. */
function uuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = bytes.map((byte, index) =>
    index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/** Names the attempts at a purchase, so that the server never makes two of one. */
export interface Attempts {
  /** The name of the attempt at `purchase`: the same as long as the same is asked for again. */
  nameOf(purchase: object): string;
  /** Ends the attempt: the next one is another purchase. */
  end(): void;
}

export function createAttempts(name: () => string = uuid): Attempts {
  let current: { of: string; name: string } | undefined;
  return {
    nameOf(purchase) {
      const of = JSON.stringify(purchase);
      if (current?.of !== of) current = { of, name: name() };
      return current.name;
    },
    end() {
      current = undefined;
    },
  };
}
