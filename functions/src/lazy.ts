/** An object whose methods all return promises, so that a call can wait until the object is loaded. */
type AsyncMethods<Port> = { [Name in keyof Port]: (...args: never[]) => Promise<unknown> };

/**
 * Returns a stand-in for an object that is loaded at its first call, once. A provider's SDK takes so long
 * to load that a function which does not need it should not wait for it.
 */
export function lazy<Port extends AsyncMethods<Port>>(load: () => Promise<Port>): Port {
  let loaded: Promise<Port> | undefined;
  const call = async (name: string, args: unknown[]): Promise<unknown> => {
    loaded ??= load();
    const port = await loaded;
    const method: unknown = Reflect.get(port, name);
    if (typeof method !== 'function') throw new TypeError(`${name} is not a method`);
    return Reflect.apply(method, port, args);
  };
  return new Proxy({} as Port, {
    get(_, name) {
      // An object with a method `then` would be taken for a promise by `await`.
      if (typeof name !== 'string' || name === 'then') return undefined;
      return (...args: unknown[]) => call(name, args);
    },
  });
}
