import Fastify from 'fastify';
import { readConfig } from '../app/platform/config.server.ts';
import { createVisit } from './visit.ts';

/** Returns what the server passes to a page when it runs with these environment variables. */
async function readVisit(env: Record<string, string>) {
  const server = Fastify();
  server.get('/', (request) => {
    const { analytics, appStores, socialLinks } = createVisit(request, readConfig(env), null);
    return { analytics, appStores, socialLinks };
  });
  return (await server.inject('/')).json();
}

test('a page gets only the analytics services that are configured', async () => {
  expect(await readVisit({})).toMatchObject({ analytics: null });
  expect(await readVisit({ GOOGLE_TAG_MANAGER_ID: 'GTM-ABC123' })).toMatchObject({ analytics: { tagManager: 'GTM-ABC123' } });
});

test('a page gets links to the social networks that are configured', async () => {
  expect(await readVisit({ SOCIAL_VK_URL: '' })).toMatchObject({ socialLinks: [] });
  expect(await readVisit({ SOCIAL_VK_URL: 'https://vk.example/meet', SOCIAL_TELEGRAM_URL: 'https://t.example/meet' })).toMatchObject({
    socialLinks: [
      { name: 'Telegram', href: 'https://t.example/meet' },
      { name: 'ВКонтакте', href: 'https://vk.example/meet' },
    ],
  });
});

test("readConfig refuses a social network's URL that is no web address", () => {
  expect(() => readConfig({ SOCIAL_VK_URL: 'javascript:alert(1)' })).toThrow('SOCIAL_VK_URL');
});

test('a page gets links to the app stores that are configured', async () => {
  expect(await readVisit({ APP_STORE_URL: '' })).toMatchObject({ appStores: [] });
  expect(await readVisit({ RUSTORE_URL: 'https://rustore.example/meet', APP_STORE_URL: 'https://apps.example/meet' })).toMatchObject({
    appStores: [
      { name: 'App\u00a0Store', href: 'https://apps.example/meet' },
      { name: 'RuStore', href: 'https://rustore.example/meet' },
    ],
  });
});

test("readConfig refuses an app store's URL that is no web address", () => {
  expect(() => readConfig({ GOOGLE_PLAY_URL: 'javascript:alert(1)' })).toThrow('GOOGLE_PLAY_URL');
});
