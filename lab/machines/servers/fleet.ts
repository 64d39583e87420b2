import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, environment, readConfig, root } from '../../../scripts/config.ts';
import { buildAttachedArguments, type ChildSpec } from '../../../scripts/process/child.ts';
import { freeNeighbours } from '../../../scripts/process/port.ts';
import { signal } from '../../../scripts/process/signals.ts';
import { isInstalled, planComponent } from '../../../scripts/shop/components.ts';
import { buildEnvironments, createProductionProcesses, type ShopProcess } from '../../../scripts/shop/shop-processes.ts';
import { POOLER, planPooler } from './pooler.ts';
import { fillProxyConfig } from './proxy-config.ts';
import type { ReplicaPlan } from './replica.ts';

const APIS = 3;
const STOREFRONTS = 2;
const INDEXERS = 2;
/** Ports of the processes of one machine: storefront, API and search-indexer, with those of their health. */
const PORTS_OF_A_MACHINE = 5;

/** Components that run if they are on PATH, and their replacements. */
const components: readonly [name: string, standIn: string][] = [
  ['redis', 'each API counts requests by itself'],
  ['minio', 'pictures lie in a folder that the APIs share, not in an S3 store'],
  ['meilisearch', "the engine is PostgreSQL's search"],
];

interface FleetSite {
  folder: string;
  databaseUrl: string;
  /** Variables of all processes. */
  shared: NodeJS.ProcessEnv;
  onLine: NonNullable<ChildSpec['onLine']>;
}

export interface Fleet {
  components: ReplicaPlan[];
  apis: ReplicaPlan[];
  indexers: ReplicaPlan[];
  storefronts: ReplicaPlan[];
  proxy: ReplicaPlan;
  /** Origin of the shop behind the proxy. */
  origin: string;
  /** Origin of each API and storefront itself. */
  apiOrigins: string[];
  storefrontOrigins: string[];
  /** Readiness of each process of the shop. */
  readiness: string[];
  /** Variables of the API and its commands. */
  env: NodeJS.ProcessEnv;
  /** The replacement of a component that is not on PATH. */
  standIns: string[];
}

const answersOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const toHealth = ({ env: { HOST, HEALTH_PORT } }: ShopProcess): string => `http://${HOST}:${HEALTH_PORT}/health/ready`;

const newSpec = ({ folder, onLine }: FleetSite, { name, args, env }: Pick<ShopProcess, 'name' | 'args' | 'env'>): ChildSpec => ({
  name,
  command: process.execPath,
  args,
  env: { ...environment, ...env },
  cwd: root,
  logsDir: join(folder, 'logs'),
  speaksIpc: true,
  onLine,
});

async function planComponents(site: FleetSite) {
  const plans: ReplicaPlan[] = [];
  const env: NodeJS.ProcessEnv = {};
  const standIns: string[] = [];
  for (const [name, standIn] of components) {
    if (!isInstalled(name)) standIns.push(`${name} is not on PATH: ${standIn}`);
    else {
      const { command, env: own, shopEnv, probe } = await planComponent(name, site.folder);
      Object.assign(env, shopEnv);
      const spec = { ...newSpec(site, { name, args: buildAttachedArguments(command), env: own }), onLine: () => undefined };
      plans.push({ name, spec, isReady: probe, isAttached: true });
    }
  }
  return { plans, env, standIns };
}

/** Plans nginx with the configuration of compose. It renews its workers without closing its ports. */
function planProxy(site: FleetSite, ports: { port: number; internalPort: number; apis: number[]; storefronts: number[] }): ReplicaPlan {
  const { folder } = site;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, fillProxyConfig(readFileSync(join(root, 'docker/nginx.conf.template'), 'utf8'), { ...ports, folder }));
  const args = buildAttachedArguments(['nginx', '-e', 'stderr', '-c', file, '-g', 'daemon off;']);
  return {
    name: 'nginx',
    spec: { ...newSpec(site, { name: 'nginx', args, env: {} }), onLine: () => undefined },
    isReady: () => answersOk(`http://127.0.0.1:${ports.port}/robots.txt`),
    reload: () => void signal(Number(readFileSync(join(folder, 'nginx.pid'), 'utf8')), 'SIGHUP'),
    isAttached: true,
  };
}

/** Parts of one machine, whose processes listen on neighbouring ports. */
function planParts(config: Config, shared: NodeJS.ProcessEnv, ownOfStorefront: NodeJS.ProcessEnv): Record<string, ShopProcess> {
  const env = buildEnvironments(config, shared);
  const storefront = { ...env.storefront, ...ownOfStorefront };
  return Object.fromEntries(createProductionProcesses({ ...env, storefront }).map((part) => [part.name, part]));
}

/** Plans all processes of the shop on free ports of the loopback interface: several of each, behind one proxy. */
export async function planFleet(site: FleetSite): Promise<Fleet> {
  const { folder, databaseUrl } = site;
  const first = await freeNeighbours(3 + PORTS_OF_A_MACHINE * APIS);
  const [port, internalPort] = [first, first + 1];
  const origin = `http://127.0.0.1:${port}`;
  const { plans, env: ofComponents, standIns } = await planComponents(site);
  const pooler = isInstalled(POOLER) ? planPooler(databaseUrl, { port: first + 2, folder, logsDir: join(folder, 'logs') }) : undefined;
  if (!pooler) standIns.push(`${POOLER} is not on PATH: all connections lead to PostgreSQL itself`);
  const urls = { DATABASE_URL: pooler?.url ?? databaseUrl, DATABASE_SESSION_URL: databaseUrl, PUBLIC_URL: origin };
  const shared = { MODE: 'demo', LOG_LEVEL: 'warn', ...site.shared, ...ofComponents, ...urls };
  const machines = Array.from({ length: APIS }, (_, at) => {
    const base = first + 3 + PORTS_OF_A_MACHINE * at;
    const ports = { HOST: '127.0.0.1', PORT: String(base), API_PORT: String(base + 2) };
    const config = readConfig({ ...environment, ...ports, DATA_DIR: folder, DATABASE_URL: '' });
    const own = { API_URL: `http://127.0.0.1:${internalPort}`, TRUSTED_PROXIES: '127.0.0.1' };
    return planParts(config, shared, own);
  });
  const all = (name: string, count: number): ShopProcess[] =>
    machines.slice(0, count).flatMap((parts, at) => (parts[name] ? [{ ...parts[name], name: `${name}-${at + 1}` }] : []));
  const [apis, indexers, storefronts] = [all('api', APIS), all('search-indexer', INDEXERS), all('storefront', STOREFRONTS)];
  const plan = (part: ShopProcess): ReplicaPlan => ({
    name: part.name,
    spec: newSpec(site, part),
    isReady: () => answersOk(toHealth(part)),
  });
  const listPorts = (parts: readonly ShopProcess[]) => parts.map(({ env }) => Number(env.PORT));
  return {
    components: pooler ? [pooler.plan, ...plans] : plans,
    apis: apis.map(plan),
    indexers: indexers.map(plan),
    storefronts: storefronts.map(plan),
    proxy: planProxy(site, { port, internalPort, apis: listPorts(apis), storefronts: listPorts(storefronts) }),
    origin,
    apiOrigins: listPorts(apis).map((own) => `http://127.0.0.1:${own}`),
    storefrontOrigins: listPorts(storefronts).map((own) => `http://127.0.0.1:${own}`),
    readiness: [...apis, ...indexers, ...storefronts].map(toHealth),
    env: apis[0]?.env ?? {},
    standIns,
  };
}
