import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from 'superstatic/lib/config.js';

/** A rewrite to a Cloud Run service. */
export interface RunRewrite {
  source: string;
  run: { serviceId: string; region?: string };
}

/** `hosting` of firebase.json, as far as the sandbox reads it. */
export type HostingConfiguration = Omit<Configuration, 'rewrites'> & {
  public: string;
  rewrites?: ({ source: string; destination: string } | RunRewrite)[];
};

/**
 * Reads `hosting` of firebase.json: of the studio that was built last, or of the root.
 * @param root the repository's folder
 */
export async function readHosting(root: string): Promise<HostingConfiguration> {
  const built = join(root, 'data/dist/firebase.json');
  const file = existsSync(built) ? built : join(root, 'firebase.json');
  const { hosting } = JSON.parse(await readFile(file, 'utf8'));
  return hosting;
}

/** Gets the names of the functions that rewrites lead to, each once. */
export function getServiceIds({ rewrites = [] }: HostingConfiguration): string[] {
  return [...new Set(rewrites.flatMap((rewrite) => ('run' in rewrite ? [rewrite.run.serviceId] : [])))];
}
