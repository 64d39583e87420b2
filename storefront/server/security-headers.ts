import type { Config } from '../app/platform/config.server.ts';
import type { Visit } from '../app/platform/visit.server.ts';

interface ExternalSources {
  scripts: string[];
  styles: string[];
  pictures: string[];
  connections: string[];
  workers: string[];
}

const mapHosts = ['https://api-maps.yandex.ru', 'https://*.api-maps.yandex.ru'];
const mapFileHosts = [...mapHosts, 'https://yastatic.net'];
const mapTileHosts = 'https://*.maps.yandex.net';
/** Paths of pages with a map. Only these pages allow scripts from the hosts of the map, because those hosts have many other files too. */
const mapPaths = ['/checkout'];

/**
 * Other origins that a page may use: the origins of the configured analytics services and, on pages with a map, of the map's provider. The
 * policy allows them in advance, because neither the consent nor the button of the map loads a new page. Before the consent or the press on
 * the button, nothing is loaded from these origins.
 */
function listExternalSources(config: Config, hasMap: boolean): ExternalSources {
  const externalSources: ExternalSources = { scripts: [], styles: [], pictures: [], connections: [], workers: [] };
  if (config.YANDEX_METRIKA_ID) {
    externalSources.scripts.push('https://mc.yandex.ru');
    externalSources.pictures.push('https://mc.yandex.ru');
    externalSources.connections.push('https://mc.yandex.ru', 'wss://mc.yandex.ru');
  }
  if (config.GOOGLE_TAG_MANAGER_ID) {
    externalSources.scripts.push('https://www.googletagmanager.com');
    externalSources.pictures.push('https://www.googletagmanager.com');
    externalSources.connections.push('https://www.googletagmanager.com', 'https://*.google-analytics.com');
  }
  if (hasMap) {
    externalSources.scripts.push(...mapFileHosts);
    externalSources.styles.push(...mapFileHosts);
    externalSources.pictures.push(...mapFileHosts, mapTileHosts);
    externalSources.connections.push(...mapHosts, mapTileHosts);
    // The map's worker is a data: URL that imports a file of the map's provider.
    externalSources.workers.push('data:', ...mapFileHosts);
  }
  return externalSources;
}

interface PagePolicy {
  /** Sources of the page's inline scripts: a nonce or hashes. */
  scriptSources: readonly string[];
  hasMap?: boolean;
}

/** Whether the page at a path may show a map: it is one of `mapPaths`, and the shop has a key for the map. */
export const hasMap = (config: Config, path: string): boolean =>
  config.YANDEX_MAPS_KEY !== undefined && mapPaths.includes(path.replace(/\?.*$/s, ''));

export const formatNonceSource = ({ nonce }: Visit): string => `'nonce-${nonce}'`;

/**
 * Allows scripts of the shop's origin, and inline scripts with a known nonce or hash. Allows inline styles, which Emotion and style
 * attributes need.
 */
function buildContentSecurityPolicy(config: Config, { scriptSources, hasMap = false }: PagePolicy) {
  const externalSources = listExternalSources(config, hasMap);
  const hotReload = config.MODE === 'development' ? ['ws:'] : [];
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptSources, ...externalSources.scripts],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", "'unsafe-inline'", ...externalSources.styles],
    ['img-src', "'self'", 'data:', 'blob:', ...externalSources.pictures],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...hotReload, ...externalSources.connections],
    ['worker-src', "'self'", ...externalSources.workers],
    ['manifest-src', "'self'"],
    ['media-src', "'self'"],
    ['frame-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ...(config.PUBLIC_URL.startsWith('https:') ? ([['upgrade-insecure-requests']] as [string][]) : []),
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

// Device features that the shop does not use. Features not listed default to the shop's own origin; `geolocation` finds a shopper's city.
const unusedFeatures = ['camera', 'microphone', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture', 'browsing-topics'];
const permissionsPolicy = ['geolocation=(self)', ...unusedFeatures.map((feature) => `${feature}=()`)].join(', ');

/** Headers of all responses, files included. */
export function buildCommonHeaders(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Headers of a page: the common headers, the page's Content-Security-Policy, and the device features that the page may use. */
export function buildPageHeaders(config: Config, policy: PagePolicy): Record<string, string> {
  return {
    ...buildCommonHeaders(config),
    'content-security-policy': buildContentSecurityPolicy(config, policy),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissionsPolicy,
  };
}
