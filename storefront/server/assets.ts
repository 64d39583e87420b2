import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../app/platform/config.server.ts';
import { commonHeaders } from './security-headers.ts';

const files = fileURLToPath(new URL('../build/client', import.meta.url));

// What a newer build replaces under the same name must be asked for each time: a worker or a build's name that is old would stay so.
function cacheControl(path: string) {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return path === '/sw.js' || path.startsWith('/builds/') ? 'no-cache' : 'public, max-age=3600';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route is called in the metrics, where its address would make a series of each. */
    label?: string;
  }
}

/** The built files. What lies in assets/ has its content's hash in its name, so a browser may keep it for good. */
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
  // A file of an earlier build: a short answer, not a rendered page.
  app.get('/assets/*', (_request, reply) => reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'));
}
