import type { Config } from '../app/platform/config.server.ts';
import type { AnalyticsIds } from '../app/platform/consent/analytics.ts';

interface Foreign {
  scripts: string[];
  pictures: string[];
  connections: string[];
}

/**
 * Hosts that a page may connect to besides the shop: those of the configured counters. The policy allows them before consent, because a
 * counter starts on the page where consent is given; until then the page loads nothing from them.
 */
function foreignOf(analytics: AnalyticsIds | null): Foreign {
  const foreign: Foreign = { scripts: [], pictures: [], connections: [] };
  if (analytics?.metrika) {
    foreign.scripts.push('https://mc.yandex.ru');
    foreign.pictures.push('https://mc.yandex.ru');
    foreign.connections.push('https://mc.yandex.ru', 'wss://mc.yandex.ru');
  }
  if (analytics?.tagManager) {
    foreign.scripts.push('https://www.googletagmanager.com');
    foreign.pictures.push('https://www.googletagmanager.com');
    foreign.connections.push('https://www.googletagmanager.com', 'https://*.google-analytics.com');
  }
  return foreign;
}

interface Page {
  nonce: string;
  analytics: AnalyticsIds | null;
}

/** Scripts run by nonce or from our own files alone; styles may be inline, as Emotion and style attributes need. */
function contentSecurityPolicy(config: Config, { nonce, analytics }: Page) {
  const foreign = foreignOf(analytics);
  const hotReload = config.MODE === 'development' ? ['ws:'] : [];
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", `'nonce-${nonce}'`, ...foreign.scripts],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...foreign.pictures],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...hotReload, ...foreign.connections],
    ['worker-src', "'self'"],
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

// Nothing of a shopper's device is asked for; what is not named here is the shop's own by default.
const refused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture', 'browsing-topics'];
const permissionsPolicy = refused.map((feature) => `${feature}=()`).join(', ');

/** Headers of every answer of ours, files too. */
export function commonHeaders(config: Config): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Headers of a page. */
export function securityHeaders(config: Config, page: Page): Record<string, string> {
  return {
    ...commonHeaders(config),
    'content-security-policy': contentSecurityPolicy(config, page),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissionsPolicy,
  };
}
