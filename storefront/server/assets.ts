import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../app/platform/config.server.ts';
import { buildCommonHeaders } from './security-headers.ts';
import { SharedAssets } from './shared-assets.ts';

const files = fileURLToPath(new URL('../build/client', import.meta.url));

// Files that a new build replaces under the same name must be revalidated, or the old worker or build id would stay in use.
function cacheControl(path: string) {
  // Other files of builds are not below this folder.
  if (!path.startsWith(files) || path.startsWith(`${files}/assets/`)) return 'public, max-age=31536000, immutable';
  return path === `${files}/sw.js` || path.startsWith(`${files}/builds/`) ? 'no-cache' : 'public, max-age=3600';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route in metrics, for routes whose addresses would each become a time series. */
    label?: string;
  }
}

interface Options {
  config: Config;
  buildId: string;
}

/** Returns the folder with assets of other builds, in which those of this build are published for the other storefronts. */
async function serveAssets(app: FastifyInstance, { config, buildId }: Options): Promise<SharedAssets | undefined> {
  if (!config.ASSETS_DIR) return undefined;
  const shared = new SharedAssets(config.ASSETS_DIR, config.ASSETS_BUILDS);
  // Sharing is optional: pages that miss a chunk are reloaded.
  await shared
    .publish(buildId, `${files}/assets`)
    .catch((err: unknown) => app.log.error({ err }, 'the assets of this build could not be shared'));
  return shared;
}

/** Serves the built files. Names in assets/ contain a content hash, so browsers may cache them forever. */
export async function listBuiltAssets(app: FastifyInstance, options: Options) {
  const { config } = options;
  const shared = await serveAssets(app, options);
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
      reply.header('cache-control', cacheControl(path.replace(/\.(?:br|gz)$/, '')));
      for (const [name, value] of Object.entries(buildCommonHeaders(config))) reply.header(name, value);
    },
  });
  app.get('/assets/*', async (request, reply) => {
    const { '*': name } = request.params as { '*': string };
    const folder = await shared?.find(name);
    if (folder !== undefined) return reply.sendFile(name, folder);
    // A short 404 instead of a rendered page.
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
  });
}
