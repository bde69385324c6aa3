import type { RunningProviderMocks } from '../providers/startProviderMocks.ts';

/** Runs an action on a session by the control API; returns the JSON of the response. */
export async function postAction(
  mocks: RunningProviderMocks,
  session: string,
  action: string,
  body: object = {},
): Promise<unknown> {
  return post(mocks, `/sandbox/sessions/${session}/${action}`, body);
}

/** Posts JSON to the mocks. */
export async function post(mocks: RunningProviderMocks, path: string, body: object = {}): Promise<unknown> {
  const response = await fetch(mocks.origin + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}
