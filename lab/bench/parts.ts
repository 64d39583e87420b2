import { join } from 'node:path';
import { root } from '../../scripts/config.ts';
import { printLogLine } from '../../scripts/process/log-line.ts';
import { type buildEnvironments, createProductionProcesses, type ShopProcess } from '../../scripts/shop/shop-processes.ts';
import { apiServer, bareServer, cachedServer, emptyServer, keptServer, storefrontServer } from './report/report.ts';

/** A server under load. */
export interface Server {
  name: string;
  port: number;
  metricsPort: number;
  /** Port of Node's inspector. */
  inspectorPort?: number;
}

/** The storefront with recorded loader data. On `barePort` it renders pages with React alone, without the router and middleware. */
export interface PipelineServer extends Server {
  barePort: number;
}

interface Planned<Kind extends Server = Server> {
  part: ShopProcess;
  server: Kind;
}

/**
 * Number of consecutive ports: seven for the shop and its second API, one for the bare server, three for the pipeline, one each for the
 * empty server and the bare pages, three for inspectors, and two for the second storefront.
 */
export const PORTS = 18;

/** Number of database connections of the API and of the bare server. It is the API's default. */
export const POOL = 10;

/** Highest value that ANSWER_CACHE_MS and PAGE_CACHE_MS may have. */
const LONGEST_KEPT_MS = '1000';

interface Ground {
  env: ReturnType<typeof buildEnvironments>;
  databaseUrl: string;
  firstPort: number;
  /** Folder for a CPU profile of the API. */
  profile: string | undefined;
  inspected: boolean;
}

export function planServers({ env, databaseUrl, firstPort, profile, inspected }: Ground) {
  const [api, storefront] = [partNamed('api', env), partNamed('storefront', env)];
  const profiled = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile];
  const addInspector = (planned: Planned, port: number): Planned => (inspected ? withInspector(planned, port) : planned);
  return {
    indexer: partNamed('search-indexer', env),
    api: addInspector(plainApi({ ...api, args: [...profiled, ...api.args] }, firstPort + 2), firstPort + 13),
    cached: addInspector(cachedApi(api, firstPort + 5), firstPort + 14),
    bare: bareNode(databaseUrl, firstPort + 7),
    storefront: addInspector(plainStorefront(storefront, firstPort), firstPort + 15),
    kept: keptStorefront(storefront, firstPort + 16),
    pipeline: cannedStorefront(storefront, firstPort + 8),
    empty: plainNode({ name: 'empty-server', of: emptyServer, file: 'lab/bench/api/empty-server.ts' }, firstPort + 11),
    barePages: plainNode(
      { name: 'bare-pages', of: bareServer, file: 'lab/bench/storefront/bare-pages.ts', args: [`http://127.0.0.1:${firstPort}`] },
      firstPort + 12,
    ),
  };
}

function partNamed(name: string, env: Ground['env']): ShopProcess {
  const part = createProductionProcesses(env).find((one) => one.name === name);
  if (!part) throw new Error(`no part ${name}`);
  return part;
}

function withInspector({ part, server }: Planned, port: number): Planned {
  const args = [`--inspect=127.0.0.1:${port}`, '--inspect-publish-uid=http', ...part.args];
  const onLine: ShopProcess['onLine'] = (name, line) => {
    if (!line.startsWith('Debugger ')) printLogLine(name, line);
  };
  return { part: { ...part, args, onLine }, server: { ...server, inspectorPort: port } };
}

function plainApi(api: ShopProcess, port: number): Planned {
  return { part: { ...api, env: { ...api.env, ANSWER_CACHE_MS: '0' } }, server: { name: apiServer, port, metricsPort: port + 1 } };
}

function cachedApi(api: ShopProcess, port: number): Planned {
  const own = { ANSWER_CACHE_MS: LONGEST_KEPT_MS, PORT: String(port), HEALTH_PORT: String(port + 1) };
  return {
    part: { ...api, name: 'api-cached', env: { ...api.env, ...own } },
    server: { name: cachedServer, port, metricsPort: port + 1 },
  };
}

function plainStorefront(storefront: ShopProcess, port: number): Planned {
  return {
    part: { ...storefront, env: { ...storefront.env, PAGE_CACHE_MS: '0' } },
    server: { name: storefrontServer, port, metricsPort: port + 1 },
  };
}

function keptStorefront(storefront: ShopProcess, port: number): Planned {
  const own = { PAGE_CACHE_MS: LONGEST_KEPT_MS, PORT: String(port), HEALTH_PORT: String(port + 1) };
  return {
    part: { ...storefront, name: 'storefront-kept', env: { ...storefront.env, ...own } },
    server: { name: keptServer, port, metricsPort: port + 1 },
  };
}

function bareNode(databaseUrl: string, port: number): Planned {
  const bare = { name: 'bare-server', of: bareServer, file: 'lab/bench/bare-server/main.ts', args: [databaseUrl, String(POOL)] };
  return plainNode(bare, port);
}

interface PlainNode {
  name: string;
  /** Name of the server in the report. */
  of: string;
  file: string;
  args?: string[];
}

/** A server of the bench itself: its first argument is its port, where it also answers /metrics. */
function plainNode({ name, of, file, args = [] }: PlainNode, port: number): Planned {
  return {
    part: { name, tier: 'back', args: [join(root, file), String(port), ...args], env: { NODE_ENV: 'production' } },
    server: { name: of, port, metricsPort: port },
  };
}

function cannedStorefront({ env }: ShopProcess, port: number): Planned<PipelineServer> {
  const own = { PORT: String(port), HEALTH_PORT: String(port + 1), BARE_PORT: String(port + 2) };
  return {
    part: { name: 'storefront-canned', tier: 'front', args: [join(root, 'lab/bench/pipeline/server.ts')], env: { ...env, ...own } },
    server: { name: 'storefront, canned', port, metricsPort: port + 1, barePort: port + 2 },
  };
}
