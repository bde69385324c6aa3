import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getCatalogueBuild } from './readCatalogue.ts';

/** The part of Gatsby's development server (an Express app) that is used here. */
interface DevelopServer {
  use(
    mount: string,
    handler: (
      request: { path: string },
      response: { sendFile(path: string): void },
      next: () => void,
    ) => void,
  ): void;
}

/** Serves the studio's pictures and the widget as last built, so that both can change while Gatsby runs. */
export function serveData(server: DevelopServer, root: string, images: string): void {
  const directories: [mount: string, directory: string][] = [
    ['/images', images],
    ['/widget/v1', getCatalogueBuild(root)],
    ['/widget/v1', join(root, 'widget/dist/browser')],
    ['/scripts', join(root, 'site/.cache/scripts')],
  ];
  for (const [mount, directory] of directories) {
    server.use(mount, (request, response, next) => {
      const file = join(directory, decodeURIComponent(request.path));
      if (file.startsWith(directory) && existsSync(file)) response.sendFile(file);
      else next();
    });
  }
}
