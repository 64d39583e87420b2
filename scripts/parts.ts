import { join } from 'node:path';
import { type Config, environment, root } from './config.ts';

export interface Part {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Speaks IPC: says when it is ready, and goes when the supervisor is gone. */
  speaksIpc: boolean;
}

/** Where the compiled processes and tools lie. */
export const built = {
  migrate: join(root, 'api/dist/prisma/migrate.js'),
  seed: join(root, 'api/dist/prisma/seed/seed.js'),
  api: join(root, 'api/dist/src/main.js'),
  indexer: join(root, 'search-indexer/dist/main.js'),
  storefront: join(root, 'storefront/build/server.js'),
};

function unlessSet(defaults: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => !environment[name]));
}

/** The variables of each process when the shop runs on one machine: one storefront before one API, everything on HOST. */
export function environments(config: Config, shared: NodeJS.ProcessEnv) {
  const { HOST, PORT, API_PORT, DATA_DIR } = config;
  const common = { ...shared, HOST };
  const reach = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return {
    api: {
      ...unlessSet({
        OBJECTS_DIR: join(DATA_DIR, 'objects'),
        IMAGE_CACHE_DIR: join(DATA_DIR, 'image-cache'),
        // The storefront, which passes the shopper's address on.
        TRUSTED_PROXIES: '127.0.0.1,::1',
      }),
      ...common,
      PORT: String(API_PORT),
      HEALTH_PORT: String(API_PORT + 1),
    },
    indexer: { ...common, HEALTH_PORT: String(API_PORT + 2) },
    storefront: {
      ...unlessSet({ PUBLIC_URL: `http://${reach}:${PORT}` }),
      ...common,
      API_URL: `http://${reach}:${API_PORT}`,
      PORT: String(PORT),
      HEALTH_PORT: String(PORT + 1),
    },
  };
}

export function productionParts(env: ReturnType<typeof environments>): Part[] {
  const tracing = ['--import', join(root, 'scripts/tracing.ts')];
  return [
    { name: 'api', args: [...tracing, built.api], env: env.api, speaksIpc: true },
    { name: 'search-indexer', args: [...tracing, built.indexer], env: env.indexer, speaksIpc: true },
    { name: 'storefront', args: [...tracing, built.storefront], env: env.storefront, speaksIpc: true },
  ];
}
