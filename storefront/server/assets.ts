import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../app/platform/config.server.ts';
import { commonHeaders } from './security-headers.ts';

const files = fileURLToPath(new URL('../build/client', import.meta.url));

// Files that a new build replaces under the same name must be revalidated, or the old worker or build id would stay in use.
function cacheControl(path: string) {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/sw.js' || path.startsWith('/builds/') ? 'no-cache' : 'public, max-age=3600';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route in metrics, for routes whose addresses would each become a time series. */
    label?: string;
  }
}

/** Serves the built files. Names in assets/ contain a content hash, so browsers may cache them forever. */
export async function builtAssets(app: FastifyInstance, { config }: { config: Config }) {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, label: route.url.startsWith('/assets/') ? '/assets/*' : 'file' };
  });
  await app.register(serveFiles, {
    root: files,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', cacheControl(path.slice(files.length).replace(/\.(?:br|gz)$/, '')));
      for (const [name, value] of Object.entries(commonHeaders(config))) reply.header(name, value);
    },
  });
  // A missing file, such as one of an earlier build, gets a short 404 instead of a rendered page.
  app.get('/assets/*', (_request, reply) => reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'));
}
