import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
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

/** Serves a built Storybook on a free local port, below a path if one is given: `/kit`. */
export async function serveStories(folder: string, under = ''): Promise<StoryServer> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://stories').pathname));
    const inside = path.slice(under.length);
    const file = join(folder, inside === '/' ? 'index.html' : inside);
    const found = path.startsWith(under) ? await stat(file).catch(() => null) : null;
    if (!found?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      // File names change with the content, so a browser that shows hundreds of stories downloads and compiles them once.
      ...(inside.startsWith('/assets/') && { 'cache-control': 'max-age=31536000, immutable' }),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
