import { join } from 'node:path';
import { root } from '../../scripts/config.ts';
import { printLogLine } from '../../scripts/process/log-line.ts';
import { type buildEnvironments, createProductionProcesses, type ShopProcess } from '../../scripts/shop/shop-processes.ts';
import { apiServer, bareServer, cachedServer, emptyServer, pageCacheServer, storefrontServer } from './report/report.ts';

/** A server under load. */
export interface Server {
  name: string;
  port: number;
  metricsPort: number;
  /** Metrics port of the API that a storefront calls. The CPU time of that API counts towards the page. */
  apiMetricsPort?: number;
  /** Port of Node's inspector. */
  inspectorPort?: number;
}

/** The storefront with recorded loader data. On `barePort` it renders pages with React alone, without the router and middleware. */
export interface PipelineServer extends Server {
  barePort: number;
}

interface PlannedServer<Kind extends Server = Server> {
  shopProcess: ShopProcess;
  server: Kind;
}

/**
 * Number of consecutive ports: seven for the shop and its second API, one for the bare server, three for the pipeline, one each for the
 * empty server and the bare pages, three for inspectors, and two for the second storefront.
 */
export const PORT_COUNT = 18;

/** Number of database connections of the API and of the bare server, which is the API's default. */
export const POOL_SIZE = 10;

/** Highest value that ANSWER_CACHE_MS and PAGE_CACHE_MS may have. */
const MAX_CACHE_MS = '1000';

interface PlanOptions {
  env: ReturnType<typeof buildEnvironments>;
  databaseUrl: string;
  firstPort: number;
  /** Folder for the CPU profiles of the API without an answer cache and of the storefront without a page cache; undefined makes none. */
  profileFolder: string | undefined;
  hasInspector: boolean;
}

export function planServers({ env, databaseUrl, firstPort, profileFolder, hasInspector }: PlanOptions) {
  const [api, storefront] = [findProcess('api', env), findProcess('storefront', env)];
  const enableProfile = (shopProcess: ShopProcess): ShopProcess =>
    profileFolder === undefined
      ? shopProcess
      : {
          ...shopProcess,
          args: ['--cpu-prof', '--cpu-prof-dir', profileFolder, '--cpu-prof-name', `${shopProcess.name}.cpuprofile`, ...shopProcess.args],
        };
  const addInspector = (planned: PlannedServer, port: number): PlannedServer => (hasInspector ? enableInspector(planned, port) : planned);
  return {
    indexer: findProcess('search-indexer', env),
    api: addInspector(planApi(enableProfile(api), firstPort + 2), firstPort + 13),
    apiWithAnswerCache: addInspector(planCachedApi(api, firstPort + 5), firstPort + 14),
    bareServer: planBareServer(databaseUrl, firstPort + 7),
    storefront: addInspector(planStorefront(enableProfile(storefront), firstPort), firstPort + 15),
    storefrontWithPageCache: planCachedStorefront(storefront, firstPort + 16),
    pipeline: planReplayStorefront(storefront, firstPort + 8),
    emptyServer: planNodeServer({ name: 'empty-server', reportName: emptyServer, file: 'lab/bench/api/empty-server.ts' }, firstPort + 11),
    barePages: planNodeServer(
      { name: 'bare-pages', reportName: bareServer, file: 'lab/bench/storefront/bare-pages.ts', args: [`http://127.0.0.1:${firstPort}`] },
      firstPort + 12,
    ),
  };
}

function findProcess(name: string, env: PlanOptions['env']): ShopProcess {
  const shopProcess = createProductionProcesses(env).find((candidate) => candidate.name === name);
  if (!shopProcess) throw new Error(`no part ${name}`);
  return shopProcess;
}

function enableInspector({ shopProcess, server }: PlannedServer, port: number): PlannedServer {
  const args = [`--inspect=127.0.0.1:${port}`, '--inspect-publish-uid=http', ...shopProcess.args];
  const onLine: ShopProcess['onLine'] = (name, line) => {
    if (!line.startsWith('Debugger ')) printLogLine(name, line);
  };
  return { shopProcess: { ...shopProcess, args, onLine }, server: { ...server, inspectorPort: port } };
}

function planApi(api: ShopProcess, port: number): PlannedServer {
  return { shopProcess: { ...api, env: { ...api.env, ANSWER_CACHE_MS: '0' } }, server: { name: apiServer, port, metricsPort: port + 1 } };
}

function planCachedApi(api: ShopProcess, port: number): PlannedServer {
  const ownEnv = { ANSWER_CACHE_MS: MAX_CACHE_MS, PORT: String(port), HEALTH_PORT: String(port + 1) };
  return {
    shopProcess: { ...api, name: 'api-cached', env: { ...api.env, ...ownEnv } },
    server: { name: cachedServer, port, metricsPort: port + 1 },
  };
}

function planStorefront(storefront: ShopProcess, port: number): PlannedServer {
  return {
    shopProcess: { ...storefront, env: { ...storefront.env, PAGE_CACHE_MS: '0' } },
    server: { name: storefrontServer, port, metricsPort: port + 1, apiMetricsPort: port + 3 },
  };
}

function planCachedStorefront(storefront: ShopProcess, port: number): PlannedServer {
  const ownEnv = { PAGE_CACHE_MS: MAX_CACHE_MS, PORT: String(port), HEALTH_PORT: String(port + 1) };
  return {
    shopProcess: { ...storefront, name: 'storefront-cached', env: { ...storefront.env, ...ownEnv } },
    server: { name: pageCacheServer, port, metricsPort: port + 1 },
  };
}

function planBareServer(databaseUrl: string, port: number): PlannedServer {
  const serverOptions = {
    name: 'bare-server',
    reportName: bareServer,
    file: 'lab/bench/bare-server/main.ts',
    args: [databaseUrl, String(POOL_SIZE)],
  };
  return planNodeServer(serverOptions, port);
}

interface NodeServerOptions {
  name: string;
  /** Name of the server in the report. */
  reportName: string;
  file: string;
  args?: string[];
}

/** A server of the bench itself: its first argument is its port, where it also serves /metrics. */
function planNodeServer({ name, reportName, file, args = [] }: NodeServerOptions, port: number): PlannedServer {
  return {
    shopProcess: { name, tier: 'back', args: [join(root, file), String(port), ...args], env: { NODE_ENV: 'production' } },
    server: { name: reportName, port, metricsPort: port },
  };
}

function planReplayStorefront({ env }: ShopProcess, port: number): PlannedServer<PipelineServer> {
  const ownEnv = { PAGE_CACHE_MS: '0', PORT: String(port), HEALTH_PORT: String(port + 1), BARE_PORT: String(port + 2) };
  return {
    shopProcess: {
      name: 'storefront-canned',
      tier: 'front',
      args: [join(root, 'lab/bench/pipeline/server.ts')],
      env: { ...env, ...ownEnv },
    },
    server: { name: 'storefront, canned', port, metricsPort: port + 1, barePort: port + 2 },
  };
}
