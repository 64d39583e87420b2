import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const contentTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface StoryServer {
  origin: string;
  close: () => Promise<void>;
}

/** Serves a built Storybook on a free local port, optionally under a path such as `/kit`. */
export async function serveStories(folder: string, basePath = ''): Promise<StoryServer> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://stories').pathname));
    const relativePath = path.slice(basePath.length);
    const file = join(folder, relativePath === '/' ? 'index.html' : relativePath);
    const fileStats = path.startsWith(basePath) ? await stat(file).catch(() => null) : null;
    if (!fileStats?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      // Asset names contain a content hash. With caching, the browser reads and compiles them once for hundreds of stories.
      ...(relativePath.startsWith('/assets/') && { 'cache-control': 'max-age=31536000, immutable' }),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
