import { readConfig } from '../app/platform/config.server.ts';
import { buildPageHeaders, hasMap } from './security-headers.ts';

const scriptSources = ["'nonce-n'"];

const buildPolicy = (env: Record<string, string>) =>
  buildPageHeaders(readConfig({ MODE: 'production', ...env }), { scriptSources })['content-security-policy'] ?? '';

test('the Content-Security-Policy allows the shop and the configured analytics services', () => {
  expect(buildPolicy({})).not.toMatch(/https?:/);
  const policyWithMetrika = buildPolicy({ YANDEX_METRIKA_ID: '1' });
  expect(policyWithMetrika).toContain("script-src 'self' 'nonce-n' https://mc.yandex.ru;");
  expect(policyWithMetrika).not.toContain('google');
});

test('the Content-Security-Policy requires a nonce for scripts, and forbids inline handlers and framing', () => {
  const policy = buildPolicy({});
  expect(policy).toContain("script-src 'self' 'nonce-n';");
  for (const directive of [
    "script-src-attr 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(directive);
  }
  expect(buildPolicy({ PUBLIC_URL: 'https://meet.example' })).toContain('upgrade-insecure-requests');
});

test('the Content-Security-Policy allows the map service on the checkout only, and only if the key of the service is configured', () => {
  const env = { YANDEX_MAPS_KEY: 'a1b2-c3d4' };
  const buildMapPolicy = (path: string, pageEnv: Record<string, string>) => {
    const config = readConfig({ MODE: 'production', ...pageEnv });
    return buildPageHeaders(config, { scriptSources, hasMap: hasMap(config, path) })['content-security-policy'] ?? '';
  };
  const mapFileSources = 'https://api-maps.yandex.ru https://*.api-maps.yandex.ru https://yastatic.net';
  for (const path of ['/checkout', '/checkout?index']) {
    const policy = buildMapPolicy(path, env);
    expect(policy).toContain(`script-src 'self' 'nonce-n' ${mapFileSources};`);
    expect(policy).toContain(`img-src 'self' data: blob: ${mapFileSources} https://*.maps.yandex.net;`);
    expect(policy).toContain("connect-src 'self' https://api-maps.yandex.ru https://*.api-maps.yandex.ru https://*.maps.yandex.net;");
    expect(policy).toContain(`worker-src 'self' data: ${mapFileSources};`);
    expect(policy).not.toContain('unsafe-eval');
  }
  const policyWithoutMaps = buildPolicy({});
  for (const path of ['/', '/cart', '/checkout/other', '/catalog?to=/checkout']) expect(buildMapPolicy(path, env)).toBe(policyWithoutMaps);
  expect(buildMapPolicy('/checkout', {})).toBe(policyWithoutMaps);
  expect(() => readConfig({ YANDEX_MAPS_KEY: 'a b&c' })).toThrow('YANDEX_MAPS_KEY');
});
