import { sql } from '../support/database.ts';
import { Visitor } from '../support/page/visitor.ts';
import { shop, startStorefront } from '../support/shop/harness.ts';
import type { Running } from '../support/shop/processes.ts';

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

let storefront: Running & { url: string };
beforeAll(async () => {
  for (const rule of rules) {
    await sql('INSERT INTO redirect_rule (from_path, target, permanent) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', rule);
  }
  storefront = await startStorefront(shop().api, { REDIRECT_ORIGINS: 'https://help.meet.example' });
});
afterAll(async () => {
  await sql("DELETE FROM redirect_rule WHERE from_path LIKE '/e2e-%'");
  await storefront?.stop();
});

const request = (path: string) => new Visitor(storefront.url).request(path);

test.each([
  ['/e2e-old?utm_source=mail', 301, '/delivery?utm_source=mail', 'with the query'],
  ['/e2e-old/', 301, '/delivery', 'despite the trailing slash'],
  ['/e2e-chain', 302, '/delivery', 'by one redirect for two rules'],
  ['/e2e-away', 302, 'https://help.meet.example/faq', 'at a configured origin'],
])('%s redirects with the status %i to %s, %s', async (path, status, location) => {
  const response = await request(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

test.each([
  '/e2e-loop',
  '/e2e-loop-2',
  '/e2e-stranger',
])('the redirect rule of %s is not followed, and the path responds with 404', async (path) => {
  const response = await request(path);
  expect([response.status, response.headers.get('location')]).toEqual([404, null]);
});

test('a response with data tells the router to follow a redirect rule without a reload', async () => {
  const response = await request('/e2e-old.data');
  const data = await response.text();
  expect(response.status).toBe(202);
  expect(data).toMatch(/"SingleFetchRedirect",.*"redirect","\/delivery","status",301,"revalidate",false,"reload"/);
  expect(data).not.toContain('true');
});

test('/builds/meta/any-build.json lists the current redirect rules, without those to sites that are not allowed', async () => {
  const response = await request('/builds/meta/any-build.json');
  const { id, redirects } = (await response.json()) as { id: string; redirects: { from: string; to: string }[] };
  expect(id).toBe('any-build');
  expect(redirects).toContainEqual({ from: '/e2e-old', to: '/delivery', permanent: true });
  expect(redirects.map(({ from }) => from)).not.toContain('/e2e-stranger');
});
