import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildRedirectRule, buildUrlMetadata } from '../../exports/testing.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const RULE = 'query ($path: String!) { redirectRule(dto: { path: $path }) { target } }';
const META = 'query ($url: String!) { urlMetadata(dto: { url: $url }) { title } }';

const refusal = (name: string) => ({ message: expect.stringContaining(name) });

/** Paths that no request can match, with the constraint that rejects them. */
const unmatchablePaths = [
  ['the path "/shoes/"', '/shoes/', 'without_query_or_slash_at_its_end'],
  ['the path "/shoes//"', '/shoes//', 'without_query_or_slash_at_its_end'],
  ['the path "/shoes "', '/shoes ', 'without_query_or_slash_at_its_end'],
  ['the path "/shoes?brand=lodka"', '/shoes?brand=lodka', 'without_query_or_slash_at_its_end'],
  ['the path "/shoes#top"', '/shoes#top', 'without_query_or_slash_at_its_end'],
  ['a path with a backslash', '/shoes\\boots', 'without_query_or_slash_at_its_end'],
  ['a path with a line break', '/shoes\nboots', 'without_query_or_slash_at_its_end'],
  ['a path of 2,001 characters', `/${'a'.repeat(2_000)}`, 'without_query_or_slash_at_its_end'],
  ['the path "shoes"', 'shoes', 'without_query_or_slash_at_its_end'],
  ['the path "//example.com"', '//example.com', 'without_query_or_slash_at_its_end'],
  ['the path ""', '', 'without_query_or_slash_at_its_end'],
  ['a path in percent-encoding', '/%D0%BE%D0%B1%D1%83%D0%B2%D1%8C', 'in_letters_not_percents'],
] as const;

describe('the database', () => {
  it.each(unmatchablePaths)('refuses a redirect rule and metadata for %s, which no request can match', async (_path, path, constraint) => {
    await expect(buildRedirectRule(api.db, { fromPath: path, target: '/elsewhere' })).rejects.toMatchObject(
      refusal(`redirect_rule_from_path_${constraint}`),
    );
    await expect(buildUrlMetadata(api.db, { url: path })).rejects.toMatchObject(refusal(`url_metadata_url_${constraint}`));
  });
});

it.each([
  ['the path "/"', '/'],
  ['the path "/a"', '/a'],
  ['the path "/обувь"', '/обувь'],
  ['the path "/old shoes"', '/old shoes'],
  ['the path "/a//b"', '/a//b'],
  ['the path "/50%off"', '/50%off'],
  ['the path "/a%2Fb"', '/a%2Fb'],
  ['the path "/index.php"', '/index.php'],
  ['a path of 2,000 characters', `/${'a'.repeat(1_999)}`],
])('a redirect rule and metadata stored under %s are found by that path', async (_path, path) => {
  await buildRedirectRule(api.db, { fromPath: path, target: '/elsewhere' });
  await buildUrlMetadata(api.db, { url: path, title: 'Обувь' });
  expect(await api.query(RULE, { path })).toEqual({ data: { redirectRule: { target: '/elsewhere' } } });
  expect(await api.query(META, { url: path })).toEqual({ data: { urlMetadata: { title: 'Обувь' } } });
});

describe('the database refuses a redirect rule', () => {
  it.each([
    ['/loop', '/loop'],
    ['/loop', '/loop/'],
    ['/loop', '/loop//?from=here'],
    ['/loop', '/loop?from=here'],
    ['/loop', '/loop#top'],
    ['/', '/?from=here'],
  ])('that leads from %j to %j in an endless loop', async (fromPath, target) => {
    await expect(buildRedirectRule(api.db, { fromPath, target })).rejects.toMatchObject(refusal('redirect_rule_leads_elsewhere'));
  });

  it.each([
    '//example.com',
    '/\\example.com',
    'javascript:alert(1)',
    'https:///path',
    '/a\tb',
    'shoes',
    '',
  ])('that leads to %j', async (target) => {
    await expect(buildRedirectRule(api.db, { target })).rejects.toMatchObject(refusal('redirect_rule_target_is_path_or_http_address'));
  });
});

it('a redirect rule may lead to the same path on another host, and to a path below its own', async () => {
  await buildRedirectRule(api.db, { fromPath: '/moved', target: 'https://example.com/moved' });
  await buildRedirectRule(api.db, { fromPath: '/moved/in', target: '/moved/in/deeper/' });
});
