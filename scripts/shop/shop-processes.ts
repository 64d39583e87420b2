import { isIP, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { type Config, environment, root } from '../config.ts';
import type { ChildSpec } from '../process/child.ts';
import { heapFlags, heapMb, mmapThreshold } from './heap.ts';
import { readStoredSecret } from './stored-secret.ts';

/** Groups of processes that stop together: the storefront before the processes that it depends on. Tools run to completion. */
export type Tier = 'front' | 'back' | 'component' | 'tool';

export interface ShopProcess {
  name: string;
  tier: Tier;
  args: string[];
  env: NodeJS.ProcessEnv;
  /** Returns whether the process is ready, if it does not report that by IPC. */
  probe?: () => Promise<boolean>;
  onLine?: ChildSpec['onLine'];
}

/** Paths of the compiled processes and tools. */
export const builtPrograms = {
  migrate: join(root, 'api/dist/prisma/migrate.js'),
  seed: join(root, 'api/dist/demo/seed/seed.js'),
  catalogImport: join(root, 'api/dist/src/catalog/exchange/import.js'),
  catalogExport: join(root, 'api/dist/src/catalog/exchange/export.js'),
  ledgerCheck: join(root, 'api/dist/src/order/ledger/ledger-check.js'),
  role: join(root, 'api/dist/src/auth/access/role.js'),
  refused: join(root, 'api/dist/src/payment/refund/refused-requests.js'),
  api: join(root, 'api/dist/src/main.js'),
  indexer: join(root, 'search-indexer/dist/main.js'),
  storefront: join(root, 'storefront/build/server.js'),
};

/** Leaves out the defaults of the variables that are set in this process's environment. */
function omitSetVariables(defaults: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => !environment[name]));
}

/** Returns the origins under which this machine reaches the storefront and the API. */
export function resolveOrigins({ HOST, PORT, API_PORT }: Config): { storefront: string; api: string } {
  const reachableHost = toReachableHost(HOST);
  const hostInUrl = isIPv6(reachableHost) ? `[${reachableHost}]` : reachableHost;
  return { storefront: `http://${hostInUrl}:${PORT}`, api: `http://${hostInUrl}:${API_PORT}` };
}

const toReachableHost = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

/** Returns the variables of each process for a shop on one machine: one storefront, one API, everything on HOST. */
export function buildEnvironments(config: Config, sharedEnv: NodeJS.ProcessEnv) {
  const { HOST, PORT, API_PORT, DATA_DIR } = config;
  const origins = resolveOrigins(config);
  // DATABASE_SESSION_URL in the environment belongs to another database than the embedded one.
  const commonEnv = { ...(config.DATABASE_URL ? {} : { DATABASE_SESSION_URL: '' }), ...sharedEnv, HOST };
  const reachableHost = toReachableHost(HOST);
  return {
    api: {
      ...omitSetVariables({
        OBJECTS_DIR: join(DATA_DIR, 'objects'),
        IMAGE_CACHE_DIR: join(DATA_DIR, 'image-cache'),
        PUBLIC_URL: origins.storefront,
        // In production an administrator must choose a secret, because the processes may run on several machines that share it.
        ...(sharedEnv.MODE !== 'production' && { AUTH_SECRET: readStoredSecret(DATA_DIR) }),
        // The API trusts the storefront, which forwards the shopper's IP address.
        TRUSTED_PROXIES: ['127.0.0.1', '::1', ...(isIP(reachableHost) ? [reachableHost] : [])].join(','),
      }),
      ...commonEnv,
      PORT: String(API_PORT),
      HEALTH_PORT: String(API_PORT + 1),
    },
    indexer: { ...commonEnv, HEALTH_PORT: String(API_PORT + 2) },
    storefront: {
      ...omitSetVariables({ PUBLIC_URL: origins.storefront }),
      ...commonEnv,
      API_URL: origins.api,
      PORT: String(PORT),
      HEALTH_PORT: String(PORT + 1),
    },
  };
}

/**
 * Variables of a production process. NODE_ENV is for libraries only. A limit that the user has set in NODE_OPTIONS wins, because it comes
 * last.
 */
function buildProductionEnv(name: keyof typeof heapMb): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'production',
    NODE_OPTIONS: `--max-old-space-size=${heapMb[name]} ${environment.NODE_OPTIONS ?? ''}`.trim(),
    MALLOC_MMAP_THRESHOLD_: environment.MALLOC_MMAP_THRESHOLD_ ?? mmapThreshold,
  };
}

export function createProductionProcesses(env: ReturnType<typeof buildEnvironments>): ShopProcess[] {
  const preloads = ['orphan.ts', 'tracing.ts'].flatMap((file) => ['--import', join(root, 'scripts/process', file)]);
  const createProcess = (name: keyof typeof heapMb, fields: Omit<ShopProcess, 'name'>): ShopProcess => ({
    ...fields,
    name,
    args: [...heapFlags[name], ...preloads, ...fields.args],
    env: { ...fields.env, ...buildProductionEnv(name) },
  });
  return [
    createProcess('api', { tier: 'back', args: [builtPrograms.api], env: env.api }),
    createProcess('search-indexer', { tier: 'back', args: [builtPrograms.indexer], env: env.indexer }),
    createProcess('storefront', { tier: 'front', args: [builtPrograms.storefront], env: env.storefront }),
  ];
}
