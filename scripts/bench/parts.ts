import { join } from 'node:path';
import { root } from '../config.ts';
import { type environments, type Part, productionParts } from '../shop/parts.ts';
import { apiServer, bareServer, cachedServer } from './report.ts';

/** A server under load. */
export interface Server {
  name: string;
  port: number;
  metricsPort: number;
}

/** The storefront with recorded loader data. On `barePort` it renders pages with React alone, without the router and middleware. */
export interface PipelineServer extends Server {
  barePort: number;
}

interface Planned<Kind extends Server = Server> {
  part: Part;
  server: Kind;
}

/** Number of consecutive ports: seven for the shop and its second API, one for the bare server, three for the pipeline. */
export const PORTS = 11;

/** Number of database connections of the API and of the bare server. It is the API's default. */
export const POOL = 10;

/** Highest value that ANSWER_CACHE_MS may have. */
const LONGEST_KEPT_MS = '1000';

interface Ground {
  env: ReturnType<typeof environments>;
  databaseUrl: string;
  firstPort: number;
  /** Folder for a CPU profile of the API. */
  profile: string | undefined;
}

export function planServers({ env, databaseUrl, firstPort, profile }: Ground) {
  const [api, storefront] = [partNamed('api', env), partNamed('storefront', env)];
  const profiled = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile];
  return {
    indexer: partNamed('search-indexer', env),
    api: {
      part: { ...api, args: [...profiled, ...api.args], env: { ...api.env, ANSWER_CACHE_MS: '0' } },
      server: { name: apiServer, port: firstPort + 2, metricsPort: firstPort + 3 },
    },
    cached: cachedApi(api, firstPort + 5),
    bare: bareNode(databaseUrl, firstPort + 7),
    storefront: { part: storefront, server: { name: 'storefront', port: firstPort, metricsPort: firstPort + 1 } },
    pipeline: cannedStorefront(storefront, firstPort + 8),
  };
}

function partNamed(name: string, env: Ground['env']): Part {
  const part = productionParts(env).find((one) => one.name === name);
  if (!part) throw new Error(`no part ${name}`);
  return part;
}

function cachedApi(api: Part, port: number): Planned {
  const own = { ANSWER_CACHE_MS: LONGEST_KEPT_MS, PORT: String(port), HEALTH_PORT: String(port + 1) };
  return {
    part: { ...api, name: 'api-cached', env: { ...api.env, ...own } },
    server: { name: cachedServer, port, metricsPort: port + 1 },
  };
}

function bareNode(databaseUrl: string, port: number): Planned {
  const args = [join(root, 'api/bench/bare-server/main.ts'), databaseUrl, String(port), String(POOL)];
  return {
    part: { name: 'bare-server', tier: 'back', args, env: { NODE_ENV: 'production' } },
    server: { name: bareServer, port, metricsPort: port },
  };
}

function cannedStorefront({ env }: Part, port: number): Planned<PipelineServer> {
  const own = { PORT: String(port), HEALTH_PORT: String(port + 1), BARE_PORT: String(port + 2) };
  return {
    part: { name: 'storefront-canned', tier: 'front', args: [join(root, 'storefront/bench/pipeline.ts')], env: { ...env, ...own } },
    server: { name: 'storefront, canned', port, metricsPort: port + 1, barePort: port + 2 },
  };
}
