import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../app/platform/config.server.ts';
import { buildCommonHeaders } from './security-headers.ts';
import { SharedAssets } from './shared-assets.ts';

const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));

// Files that a new build replaces under the same name must be revalidated, or the old worker or build id would stay in use.
function formatCacheControl(path: string) {
  // Files outside this folder are assets of other builds, which never change.
  if (!path.startsWith(clientFolder) || path.startsWith(`${clientFolder}/assets/`)) return 'public, max-age=31536000, immutable';
  return path === `${clientFolder}/sw.js` || path.startsWith(`${clientFolder}/builds/`) ? 'no-cache' : 'public, max-age=3600';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the route in metrics, for routes whose URLs would each become a time series. */
    label?: string;
  }
}

interface AssetOptions {
  config: Config;
  buildId: string;
}

/** Publishes the assets of this build for the other storefronts. Returns the shared folder, which also has the assets of other builds. */
async function publishAssets(app: FastifyInstance, { config, buildId }: AssetOptions): Promise<SharedAssets | undefined> {
  if (!config.ASSETS_DIR) return undefined;
  const sharedAssets = new SharedAssets(config.ASSETS_DIR, config.ASSETS_BUILDS);
  // The storefront works without sharing, too: pages that miss a chunk are reloaded.
  await sharedAssets
    .publish(buildId, `${clientFolder}/assets`)
    .catch((err: unknown) => app.log.error({ err }, 'the assets of this build could not be shared'));
  return sharedAssets;
}

/** Serves the built files. Names in assets/ contain a content hash, so browsers may cache them forever. */
export async function serveBuiltAssets(app: FastifyInstance, options: AssetOptions) {
  const { config } = options;
  const sharedAssets = await publishAssets(app, options);
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, label: route.url.startsWith('/assets/') ? '/assets/*' : 'file' };
  });
  await app.register(serveFiles, {
    root: clientFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header('cache-control', formatCacheControl(path.replace(/\.(?:br|gz)$/, '')));
      for (const [name, value] of Object.entries(buildCommonHeaders(config))) reply.header(name, value);
    },
  });
  app.get('/assets/*', async (request, reply) => {
    const { '*': name } = request.params as { '*': string };
    const folder = await sharedAssets?.find(name);
    if (folder !== undefined) return reply.sendFile(name, folder);
    // A short 404, because rendering the 404 page would cost too much for a file.
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
  });
}
