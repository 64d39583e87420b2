// Rules for docker/: every service is restricted, limited in memory, checked without starting Node, and reaches only the stores that it
// uses. Every variable of a process is passed to it, and the example opens a real shop.
import { parse } from 'yaml';

interface Service {
  image?: string;
  build?: { dockerfile: string };
  pull_policy?: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  logging?: { options?: Record<string, string> };
  networks?: string[] | Record<string, unknown>;
  mem_limit?: string;
  shm_size?: string;
  tmpfs?: string[];
  command?: string[];
  environment?: Record<string, unknown>;
  healthcheck?: { test?: string | string[] };
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
}

const processServices = ['api-a', 'api-b', 'demo', 'migrate', 'search-indexer'];

/** The processes that use each store. The network of a store has no others. */
const storeUsers: Record<string, readonly string[]> = {
  postgres: processServices,
  meilisearch: ['api-a', 'api-b', 'search-indexer'],
  minio: ['api-a', 'api-b', 'demo'],
  redis: ['api-a', 'api-b'],
};

/** Services whose images run as root, because root owns their volumes. These services have no capabilities either. */
const rootServices = new Set(['meilisearch', 'minio']);

/** Settings may reserve this share of a service's memory limit. The rest is for memory that the settings do not count. */
const maxReserved = 0.75;

/** Variables that the images set, or that belong to a shop without images. */
const omittedVariables = new Set([
  ...['MODE', 'HOST', 'PORT', 'HEALTH_PORT', 'IMAGE_CACHE_DIR'],
  ...['OBJECTS_DIR', 'PROXY_API', 'WEBHOOK_LOOPBACK'],
]);

/** Returns a sentence for every mistake in the text of compose.yaml. `readDockerfile` returns the text of a Dockerfile. */
export function checkCompose(text: string, readDockerfile: (path: string) => string): string[] {
  const { services, networks }: Compose = parse(text, { merge: true });
  const namedServices = Object.entries(services);
  const findDockerfile = ({ image }: Service): string | undefined => {
    const builder = namedServices.find(([, service]) => service.build && service.image === image);
    return builder?.[1].build && readDockerfile(builder[1].build.dockerfile);
  };
  return [
    ...namedServices.flatMap(([name, service]) => checkRestrictions(name, service, findDockerfile(service))),
    ...namedServices.flatMap(([name, service]) => checkMemory(name, service, findDockerfile(service))),
    ...namedServices.flatMap(([name, service]) => checkHealthCheck(name, service, findDockerfile(service))),
    ...checkImages(namedServices),
    ...Object.keys(storeUsers).flatMap((store) => checkNetwork(store, services, networks)),
  ];
}

/**
 * Returns a sentence for every variable that has no effect, because compose.yaml does not pass it on. `variables` has those of each
 * service.
 */
export function checkVariables(text: string, example: string, variables: Record<string, readonly string[]>): string[] {
  const { services }: Compose = parse(text, { merge: true });
  const unpassedSentences = Object.entries(variables).flatMap(([name, required]) => {
    const passedVariables = services[name]?.environment ?? {};
    const missingVariables = required.filter((variable) => !(variable in passedVariables) && !omittedVariables.has(variable));
    return missingVariables.length === 0 ? [] : [`compose.yaml does not pass to ${name}: ${missingVariables.join(', ')}.`];
  });
  const unusedVariables = listVariables(example).filter((variable) => !new RegExp(`\\b${variable}\\b`).test(text));
  return [...unpassedSentences, ...unusedVariables.map((variable) => `compose.yaml passes ${variable} of example.env to no process.`)];
}

/** Lists the variables of example.env, including those that are commented out, without the variables of Compose itself. */
function listVariables(example: string): string[] {
  const names = Array.from(example.matchAll(/^(?:# )?([A-Z_]+)=/gm), ([, name = '']) => name);
  return names.filter((name) => !name.startsWith('COMPOSE_'));
}

/** Returns an error message if example.env fills the shop with demo goods, because a shop that copies the file is a real one. */
export function checkExample(example: string): string[] {
  const [, profiles = ''] = /^COMPOSE_PROFILES=(.*)$/m.exec(example) ?? [];
  return profiles.split(',').includes('demo') ? ['example.env fills the shop with demo goods (COMPOSE_PROFILES).'] : [];
}

function checkRestrictions(name: string, service: Service, dockerfile = ''): string[] {
  const user = service.user ?? [...dockerfile.matchAll(/^USER (\S+)$/gm)].at(-1)?.[1] ?? 'root';
  const mistakes: [isMade: boolean, sentence: string][] = [
    [service.read_only !== true, 'may change its file system (read_only)'],
    [String(service.cap_drop) !== 'ALL', 'has capabilities (cap_drop)'],
    [!service.security_opt?.includes('no-new-privileges:true'), 'may gain privileges (security_opt)'],
    [!/^[1-9]\d*(?::\d+)?$/.test(user) && !rootServices.has(name), `runs as ${user} (user)`],
    [!service.logging?.options?.['max-size'], 'logs without rotation (logging)'],
  ];
  return mistakes.flatMap(([isMade, sentence]) => (isMade ? `compose.yaml: ${name} ${sentence}.` : []));
}

/**
 * Checks that images which are built here are never looked for in a registry, and that each is built once: two builds of one name collide.
 */
function checkImages(namedServices: [name: string, service: Service][]): string[] {
  const servicesByImage = Map.groupBy(
    namedServices.filter(([, { build }]) => build),
    ([, { image }]) => image,
  );
  const repeatedNames = [...servicesByImage.values()]
    .filter(({ length }) => length > 1)
    .map((services) => services.map(([name]) => name).join(' and '));
  const pulledServices = namedServices.filter(([, { image, pull_policy }]) => servicesByImage.has(image) && pull_policy !== 'never');
  return [
    ...repeatedNames.map((names) => `compose.yaml: ${names} build the same image, at the same time.`),
    ...pulledServices.map(
      ([name, { image }]) => `compose.yaml: ${name} may run an image ${image} of somebody else from a registry (pull_policy).`,
    ),
  ];
}

function checkMemory(name: string, service: Service, dockerfile?: string): string[] {
  if (!service.mem_limit) return [`compose.yaml: ${name} has no limit of memory (mem_limit).`];
  const limitMb = readMegabytes(service.mem_limit);
  const reservedMb = listReservedSizes(service, dockerfile).reduce((total, size) => total + readMegabytes(size), 0);
  if (reservedMb === 0 && (dockerfile !== undefined || name in storeUsers))
    return [`compose.yaml: ${name} has no setting that keeps it within its memory.`];
  if (reservedMb <= limitMb * maxReserved) return [];
  return [`compose.yaml: settings of ${name} reserve ${reservedMb} of its ${limitMb} MB of memory; ${maxReserved * 100} % are the most.`];
}

/** Finds health checks that start Node. They would take 40 MB and a tenth of a second of CPU in every container, every few seconds. */
function checkHealthCheck(name: string, { healthcheck }: Service, dockerfile = ''): string[] {
  const imageChecks = dockerfile.match(/^HEALTHCHECK (?:.*\\\n)*.*/gm) ?? [];
  const startsNode = [String(healthcheck?.test), ...imageChecks].some((check) => /\b(?:node|npm|npx)\b/.test(check));
  return startsNode ? [`compose.yaml: the health check of ${name} starts Node.`] : [];
}

/** Returns the sizes that settings allow a service to fill: V8's heap, buffers, caches and files in memory. */
function listReservedSizes({ command = [], environment = {}, tmpfs = [], shm_size }: Service, dockerfile = ''): string[] {
  const heapSizes = [...dockerfile.matchAll(/--max-old-space-size=(\d+)/g)].map(([, size]) => `${size}m`);
  const settingMatches = [...command, ...tmpfs].join(' ').matchAll(/(?:shared_buffers=|--maxmemory |:size=)(\w+)/g);
  const variableSizes = ['MEILI_MAX_INDEXING_MEMORY', 'GOMEMLIMIT'].map((variable) => environment[variable]);
  return [...heapSizes, ...[...settingMatches].map(([, size]) => size), ...variableSizes, shm_size].filter(
    (size) => typeof size === 'string',
  );
}

function readMegabytes(size: string): number {
  const [, number, unit = ''] = /^(\d+)([mg])(?:i?b)?$/i.exec(size) ?? [];
  if (!number) throw new Error(`${size} is no size in MB or GB`);
  return Number(number) * (unit.toLowerCase() === 'g' ? 1024 : 1);
}

/** Checks that the network of a store consists of the store and the processes that use it. */
function checkNetwork(store: string, services: Compose['services'], networks: Compose['networks']): string[] {
  const storeNetworks = services[store] ? listNetworks(services[store]) : [];
  const [network = ''] = storeNetworks;
  if (storeNetworks.length !== 1) return [`compose.yaml: ${store} must be in one network of its own.`];
  const members = Object.keys(services).filter((name) => services[name] && listNetworks(services[name]).includes(network));
  const allowedMembers = new Set([store, ...(storeUsers[store] ?? [])]);
  return [
    ...(networks[network]?.internal === true ? [] : [`compose.yaml: ${store} reaches the outside, because ${network} is not internal.`]),
    ...members.filter((name) => !allowedMembers.has(name)).map((name) => `compose.yaml: ${name} reaches ${store}, which it does not use.`),
    ...[...allowedMembers].filter((name) => !members.includes(name)).map((name) => `compose.yaml: ${name} does not reach ${store}.`),
  ];
}

const listNetworks = ({ networks = [] }: Service): string[] => (Array.isArray(networks) ? networks : Object.keys(networks));
