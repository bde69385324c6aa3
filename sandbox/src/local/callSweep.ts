/**
 * Calls the sweep in place of Cloud Scheduler, on demand instead of every quarter of an hour.
 * @returns the status of the response, or undefined without a response
 */
export async function callSweep(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, { method: 'POST' });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
