import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, environment, readConfig, root } from '../../../scripts/config.ts';
import { buildAttachedArguments, type ChildSpec } from '../../../scripts/process/child.ts';
import { findFreeNeighbours } from '../../../scripts/process/port.ts';
import { sendSignal } from '../../../scripts/process/signals.ts';
import { isInstalled, planComponent } from '../../../scripts/shop/components.ts';
import { buildEnvironments, createProductionProcesses, type ShopProcess } from '../../../scripts/shop/shop-processes.ts';
import { POOLER, planPooler } from './pooler.ts';
import { fillProxyConfig } from './proxy-config.ts';
import type { ReplicaPlan } from './replica.ts';

const API_COUNT = 3;
const STOREFRONT_COUNT = 2;
const INDEXER_COUNT = 2;
/** Two ports each for the storefront and the API of one machine, for requests and for health, and one for the health of search-indexer. */
const PORTS_PER_MACHINE = 5;

/** Components that run only if they are on PATH, and what replaces each that is not. */
const components: readonly [name: string, standIn: string][] = [
  ['redis', 'each API counts requests by itself'],
  ['minio', 'pictures lie in a folder that the APIs share, not in an S3 store'],
  ['meilisearch', "the engine is PostgreSQL's search"],
];

interface FleetSite {
  folder: string;
  databaseUrl: string;
  /** Environment variables of all processes. */
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
  /** Origins of each API and storefront, without the proxy. */
  apiOrigins: string[];
  storefrontOrigins: string[];
  /** Addresses of the readiness endpoints of the shop's processes. */
  readiness: string[];
  /** Environment variables of the API and its commands. */
  env: NodeJS.ProcessEnv;
  /** What replaces each component that is not on PATH. */
  replacementNotes: string[];
}

const respondsOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const buildHealthUrl = ({ env: { HOST, HEALTH_PORT } }: ShopProcess): string => `http://${HOST}:${HEALTH_PORT}/health/ready`;

const createSpec = ({ folder, onLine }: FleetSite, { name, args, env }: Pick<ShopProcess, 'name' | 'args' | 'env'>): ChildSpec => ({
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
  const replacementNotes: string[] = [];
  for (const [name, standIn] of components) {
    if (!isInstalled(name)) replacementNotes.push(`${name} is not on PATH: ${standIn}`);
    else {
      const { command, env: ownEnv, shopEnv, probe } = await planComponent(name, site.folder);
      Object.assign(env, shopEnv);
      const spec = { ...createSpec(site, { name, args: buildAttachedArguments(command), env: ownEnv }), onLine: () => undefined };
      plans.push({ name, spec, isReady: probe, isAttached: true });
    }
  }
  return { plans, env, replacementNotes };
}

/** Plans nginx with the configuration of compose. A reload renews nginx's workers without closing its ports. */
function planProxy(site: FleetSite, ports: { port: number; internalPort: number; apis: number[]; storefronts: number[] }): ReplicaPlan {
  const { folder } = site;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, fillProxyConfig(readFileSync(join(root, 'docker/nginx.conf.template'), 'utf8'), { ...ports, folder }));
  const args = buildAttachedArguments(['nginx', '-e', 'stderr', '-c', file, '-g', 'daemon off;']);
  return {
    name: 'nginx',
    spec: { ...createSpec(site, { name: 'nginx', args, env: {} }), onLine: () => undefined },
    isReady: () => respondsOk(`http://127.0.0.1:${ports.port}/robots.txt`),
    reload: () => void sendSignal(Number(readFileSync(join(folder, 'nginx.pid'), 'utf8')), 'SIGHUP'),
    isAttached: true,
  };
}

/** Returns the processes of one machine, which listen on neighbouring ports. */
function planParts(config: Config, shared: NodeJS.ProcessEnv, storefrontEnv: NodeJS.ProcessEnv): Record<string, ShopProcess> {
  const env = buildEnvironments(config, shared);
  const storefront = { ...env.storefront, ...storefrontEnv };
  return Object.fromEntries(createProductionProcesses({ ...env, storefront }).map((part) => [part.name, part]));
}

/** Plans all processes of the shop on free ports of the loopback interface: several of each, behind one proxy. */
export async function planFleet(site: FleetSite): Promise<Fleet> {
  const { folder, databaseUrl } = site;
  const firstPort = await findFreeNeighbours(3 + PORTS_PER_MACHINE * API_COUNT);
  const [port, internalPort] = [firstPort, firstPort + 1];
  const origin = `http://127.0.0.1:${port}`;
  const { plans, env: componentEnv, replacementNotes } = await planComponents(site);
  const pooler = isInstalled(POOLER) ? planPooler(databaseUrl, { port: firstPort + 2, folder, logsDir: join(folder, 'logs') }) : undefined;
  if (!pooler) replacementNotes.push(`${POOLER} is not on PATH: all connections lead to PostgreSQL itself`);
  const urls = { DATABASE_URL: pooler?.url ?? databaseUrl, DATABASE_SESSION_URL: databaseUrl, PUBLIC_URL: origin };
  const shared = { MODE: 'demo', LOG_LEVEL: 'warn', ...site.shared, ...componentEnv, ...urls };
  const machines = Array.from({ length: API_COUNT }, (_, index) => {
    const machinePort = firstPort + 3 + PORTS_PER_MACHINE * index;
    const ports = { HOST: '127.0.0.1', PORT: String(machinePort), API_PORT: String(machinePort + 2) };
    const config = readConfig({ ...environment, ...ports, DATA_DIR: folder, DATABASE_URL: '' });
    const ownEnv = { API_URL: `http://127.0.0.1:${internalPort}`, TRUSTED_PROXIES: '127.0.0.1' };
    return planParts(config, shared, ownEnv);
  });
  const takeParts = (name: string, count: number): ShopProcess[] =>
    machines.slice(0, count).flatMap((parts, index) => (parts[name] ? [{ ...parts[name], name: `${name}-${index + 1}` }] : []));
  const [apis, indexers, storefronts] = [
    takeParts('api', API_COUNT),
    takeParts('search-indexer', INDEXER_COUNT),
    takeParts('storefront', STOREFRONT_COUNT),
  ];
  const plan = (part: ShopProcess): ReplicaPlan => ({
    name: part.name,
    spec: createSpec(site, part),
    isReady: () => respondsOk(buildHealthUrl(part)),
  });
  const listPorts = (parts: readonly ShopProcess[]) => parts.map(({ env }) => Number(env.PORT));
  return {
    components: pooler ? [pooler.plan, ...plans] : plans,
    apis: apis.map(plan),
    indexers: indexers.map(plan),
    storefronts: storefronts.map(plan),
    proxy: planProxy(site, { port, internalPort, apis: listPorts(apis), storefronts: listPorts(storefronts) }),
    origin,
    apiOrigins: listPorts(apis).map((port) => `http://127.0.0.1:${port}`),
    storefrontOrigins: listPorts(storefronts).map((port) => `http://127.0.0.1:${port}`),
    readiness: [...apis, ...indexers, ...storefronts].map(buildHealthUrl),
    env: apis[0]?.env ?? {},
    replacementNotes,
  };
}
