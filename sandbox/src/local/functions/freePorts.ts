import { listen } from '../../listen.ts';

/** Finds as many different free ports of this machine. */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, () => listen(() => {}, 0)));
  await Promise.all(held.map((listening) => listening.close()));
  return held.map(({ port }) => port);
}
