import { findViolation, type Network, probe } from './probe.ts';

const address = 'https://studio.example/widget/v1/programs.json';

/** A network that lets requests of the given modes through. */
function aNetwork(modes: RequestMode[], overrides: Partial<Network> = {}): Network {
  return {
    send: async (_, init) => {
      if (init?.mode && modes.includes(init.mode)) return { ok: true } as Response;
      throw new TypeError('Failed to fetch');
    },
    violations: () => [],
    online: () => true,
    ...overrides,
  };
}

const forbidden = { blockedURI: address, effectiveDirective: 'connect-src' };

test('an answer is an answer, whatever it says', async () => {
  expect(await probe(address, aNetwork(['cors']))).toEqual({ answer: { ok: true } });
});

test.each([
  [
    'the page’s policy',
    aNetwork([], { violations: () => [forbidden] }),
    { code: 'policy', directive: 'connect-src', address },
  ],
  ['a browser without network', aNetwork([], { online: () => false }), { code: 'offline' }],
  ['headers that lack', aNetwork(['no-cors']), { code: 'cors', address }],
  ['something on the way', aNetwork([]), { code: 'blocked', address }],
])('%s is told from the rest', async (_, network, finding) => {
  expect(await probe(address, network)).toEqual({ finding });
});

test('a violation of another address says nothing of this one', () => {
  const other = { blockedURI: 'https://other.example/x.js', effectiveDirective: 'script-src' };
  const inline = { blockedURI: '', effectiveDirective: 'style-src' };
  expect(findViolation(address, [other, inline])).toBeUndefined();
  expect(findViolation(address, [other, forbidden])).toBe(forbidden);
});
