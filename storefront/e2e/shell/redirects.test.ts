import { createPrisma, type Database } from '@meet/api/prisma';
import { alive, inBrowser } from '../support/browser.ts';
import { shop, startStorefront } from '../support/shop/harness.ts';
import type { Running } from '../support/shop/processes.ts';
import { until } from '../support/until.ts';

// Paths used by this file only, because other files share the shop. redirect.rules.test.ts has the rules that the database rejects, such as
// a rule to itself.
const rules: [from: string, target: string, permanent: boolean][] = [
  ['/e2e-old', '/delivery', true],
  ['/e2e-chain', '/e2e-chain-2', true],
  ['/e2e-chain-2', '/delivery', false],
  ['/e2e-loop', '/e2e-loop-2', false],
  ['/e2e-loop-2', '/e2e-loop', false],
  ['/e2e-away', 'https://help.meet.example/faq', false],
  ['/e2e-stranger', 'https://evil.example/', false],
];

let database: Database;
let storefront: Running & { url: string };
beforeAll(async () => {
  database = createPrisma({ url: shop().database, pool: 1 });
  for (const rule of rules) {
    await database.pool.query(
      `INSERT INTO redirect_rule (from_path, target, permanent) VALUES ($1, $2, $3)
       ON CONFLICT DO NOTHING`,
      rule,
    );
  }
  storefront = await startStorefront(shop().api, { REDIRECT_ORIGINS: 'https://help.meet.example' });
});
afterAll(async () => {
  await database.pool.query("DELETE FROM redirect_rule WHERE from_path LIKE '/e2e-%'");
  await Promise.all([storefront?.stop(), database.close()]);
});

async function ask(path: string) {
  const { status, headers } = await fetch(storefront.url + path, { redirect: 'manual' });
  return [status, headers.get('location')];
}

/** If the API is slow, a page is rendered without its redirect rule. So the request is repeated until the API has responded in time. */
async function follow(path: string) {
  let answer = await ask(path);
  await until(async () => {
    if (answer[0] === 404) answer = await ask(path);
    return answer[0] !== 404;
  });
  return answer;
}

test('a chain of rules is followed by one redirect before rendering', async () => {
  expect(await follow('/e2e-old?utm_source=mail')).toEqual([301, '/delivery?utm_source=mail']);
  expect(await follow('/e2e-old/')).toEqual([301, '/delivery']);
  expect(await follow('/e2e-chain')).toEqual([302, '/delivery']);
});

test.each([
  '/e2e-loop',
  '/e2e-loop-2',
  '/e2e-stranger',
  '/e2e-slashes',
  '/e2e-backslash',
])('%s is not followed and gets a 404', async (path) => {
  expect(await ask(path)).toEqual([404, null]);
});

test('only a configured origin can be a target', async () => {
  expect(await follow('/e2e-away')).toEqual([302, 'https://help.meet.example/faq']);
});

test('the build file lists the current rules', async () => {
  const answer = await fetch(`${storefront.url}/builds/meta/any-build.json`);
  const { id, redirects } = (await answer.json()) as { id: string; redirects: { from: string; to: string }[] };
  expect(id).toBe('any-build');
  expect(redirects).toContainEqual({ from: '/e2e-old', to: '/delivery', permanent: true });
  expect(redirects.map(({ from }) => from)).not.toContain('/e2e-stranger');
});

inBrowser('redirects', (openPage) => {
  test('the router follows a rule without a reload', async () => {
    const { page } = await openPage(storefront.url);
    await page.goto('/info/contacts');
    await alive(page);
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
      const link = [...document.querySelectorAll('footer a')].find((one) => one.getAttribute('href') === '/delivery');
      if (!link) throw new Error('no link to /delivery');
    });
    await until(async () => {
      await page.evaluate(() => {
        const { navigate } = Reflect.get(window, '__reactRouterDataRouter');
        return navigate('/e2e-old');
      });
      return new URL(page.url()).pathname === '/delivery';
    });
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
