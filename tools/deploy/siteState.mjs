/** Milliseconds that an address may take: a function may have to start first. */
const patience = 20_000;

/**
 * Asks a deployed site for what must be there.
 * @param {string} site its origin
 * @param {{ functions: string[], version: string | undefined }} expected the functions behind it, and the
 *   commit that each must be of where it is given
 * @returns {Promise<string[]>} what is not as it should be
 */
export async function stateOf(site, { functions, version }) {
  const pages = ['/', '/fr-home', '/sitemap.xml', '/widget/v1/booking.js'].map((path) => async () => {
    await answerOf(`${site}${path}`);
  });
  const health = functions.map((name) => async () => {
    const { data } = await (await answerOf(`${site}/api/${name}/health`)).json();
    if (data?.function !== name) throw new Error(`${name}: something else answers in its place`);
    if (version && data.version !== version) {
      throw new Error(`${name}: ${data.version} is deployed, not ${version}`);
    }
  });
  const outcomes = await Promise.allSettled([...pages, ...health].map((look) => look()));
  return outcomes.flatMap(({ reason }) => (reason ? [reason.message] : []));
}

async function answerOf(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch((error) => {
    throw new Error(`${address}: ${error.cause?.code ?? error.message}`);
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}
