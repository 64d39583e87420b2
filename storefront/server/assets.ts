import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const files = fileURLToPath(new URL('../build/client', import.meta.url));
const assets = `${files}/assets/`;

/** The built files. What lies in assets/ has its content's hash in its name, so a browser may keep it for good. */
export async function builtAssets(app: FastifyInstance) {
  await app.register(serveFiles, {
    root: files,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  // A file of an earlier build: a short answer, not a rendered page.
  app.get('/assets/*', (_request, reply) => reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found'));
}
