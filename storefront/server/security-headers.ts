import type { Config } from '../app/platform/config.server.ts';

/** Headers of a page. Scripts run by nonce or from our own files alone; styles may be inline, as Emotion and style attributes need. */
export function securityHeaders(config: Config, nonce: string): Record<string, string> {
  const hotReload = config.MODE === 'development' ? ' ws:' : '';
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${hotReload}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=()',
    ...(config.PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
