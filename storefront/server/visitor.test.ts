import Fastify from 'fastify';
import { readConfig } from '../app/platform/config.server.ts';
import { securityHeaders } from './security-headers.ts';
import { visitOf } from './visit.ts';

const policyOf = (env: Record<string, string>, analytics: { metrika?: string; tagManager?: string } | null) =>
  securityHeaders(readConfig({ MODE: 'production', ...env }), { nonce: 'n', analytics })['content-security-policy'] ?? '';

test('a page speaks to the shop alone until its visitor has agreed to be counted', () => {
  expect(policyOf({ YANDEX_METRIKA_ID: '1' }, null)).not.toMatch(/https?:/);
  const counted = policyOf({ YANDEX_METRIKA_ID: '1' }, { metrika: '1' });
  expect(counted).toContain("script-src 'self' 'nonce-n' https://mc.yandex.ru;");
  expect(counted).not.toContain('google');
});

test('scripts run by nonce alone, in no attribute, and nobody may frame a page', () => {
  const policy = policyOf({}, null);
  expect(policy).toContain("script-src 'self' 'nonce-n';");
  for (const part of ["script-src-attr 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
    expect(policy).toContain(part);
  }
  expect(policyOf({ PUBLIC_URL: 'https://meet.example' }, null)).toContain('upgrade-insecure-requests');
});

/** What is known of a visitor with these cookies, of a shop with these settings. */
async function visitorOf(env: Record<string, string>, cookie = '') {
  const server = Fastify();
  server.get('/', (request) => {
    const { counts, analytics, appStores } = visitOf(request, readConfig(env), null);
    return { counts, analytics, appStores };
  });
  return (await server.inject({ url: '/', headers: { cookie } })).json();
}

test('consent is a matter where a counter is configured, and only who gave it is counted', async () => {
  expect(await visitorOf({}, 'consent=granted')).toMatchObject({ counts: false, analytics: null });
  expect(await visitorOf({ YANDEX_METRIKA_ID: '1' })).toMatchObject({ counts: true, analytics: null });
  expect(await visitorOf({ YANDEX_METRIKA_ID: '1' }, 'consent=declined')).toMatchObject({ counts: true, analytics: null });
  expect(await visitorOf({ GOOGLE_TAG_MANAGER_ID: 'GTM-ABC123' }, 'consent=granted')).toMatchObject({
    counts: true,
    analytics: { tagManager: 'GTM-ABC123' },
  });
});

test('the app is in the stores that are configured', async () => {
  expect(await visitorOf({ APP_STORE_URL: '' })).toMatchObject({ appStores: [] });
  expect(await visitorOf({ RUSTORE_URL: 'https://rustore.example/meet', APP_STORE_URL: 'https://apps.example/meet' })).toMatchObject({
    appStores: [
      { name: 'App\u00a0Store', href: 'https://apps.example/meet' },
      { name: 'RuStore', href: 'https://rustore.example/meet' },
    ],
  });
  expect(() => readConfig({ GOOGLE_PLAY_URL: 'javascript:alert(1)' })).toThrow('GOOGLE_PLAY_URL');
});
