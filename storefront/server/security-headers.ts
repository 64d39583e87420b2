import type { Config } from '../app/platform/config.server.ts';
import type { AnalyticsIds } from '../app/platform/consent/analytics.ts';

interface Foreign {
  scripts: string[];
  pictures: string[];
  connections: string[];
}

/**
 * Other origins that a page may use: those of the configured analytics services. The policy allows them before consent, because analytics
 * scripts start without a page load once consent is given. Until then the page loads nothing from these origins.
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

/** Scripts need a nonce or must be our own files. Inline styles are allowed, because Emotion and style attributes need them. */
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

// Device features that the shop does not use. Features not listed default to the shop's own origin.
const refused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi', 'display-capture', 'browsing-topics'];
const permissionsPolicy = refused.map((feature) => `${feature}=()`).join(', ');

/** Headers of all responses, files included. */
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
