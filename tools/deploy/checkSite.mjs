import { getMessage } from '../setup.mjs';

/** Milliseconds before a request fails; long enough for a cold start. */
const timeout = 20_000;

/**
 * Requests what a deployed site must serve: pages, sitemap, widget and the health of its functions.
 * @param {string} site the site's origin
 * @param {{ pages: string[], functions: string[], version: string | undefined }} expected paths of pages, the
 *   functions behind the site, and the commit that each must be of; undefined for any
 * @returns {Promise<string[]>} one line for each failure
 */
export async function checkSite(site, { pages, functions, version }) {
  const files = ['/', '/sitemap.xml', '/widget/v1/booking.js'];
  const requests = [...files, ...pages].map((path) => async () => {
    await get(`${site}${path}`);
  });
  const health = functions.map((name) => async () => {
    const response = await get(`${site}/api/${name}/health`);
    const { data } = /** @type {Partial<import('@surya/data').HealthResponse>} */ (await response.json());
    if (data?.function !== name) throw new Error(`${name}: another service answers at its address`);
    if (version && data.version !== version) {
      throw new Error(`${name}: ${data.version} is deployed, not ${version}`);
    }
  });
  const outcomes = await Promise.allSettled([...requests, ...health].map((check) => check()));
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [getMessage(outcome.reason)] : []));
}

/**
 * @param {string} address
 * @returns {Promise<Response>} a response whose status is 2xx
 * @throws Error that names the address and the status or network error
 */
async function get(address) {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) }).catch((error) => {
    throw new Error(`${address}: ${error.cause?.code ?? error.message}`);
  });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
