import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { buildBlogArticle, buildFaqEntry, buildPage, buildRedirectRule, buildUrlMetadata } from '../exports/testing.js';
import { HOUR_MS } from '../platform/process/durations.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

async function ask(query: string, variables: object = {}): Promise<Record<string, unknown> | null | undefined> {
  const { data, errors } = await api.query<Record<string, unknown>>(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

const inHours = (hours: number): Date => new Date(Date.now() + hours * HOUR_MS);

describe('the blog', () => {
  const BLOG = 'query ($slug: String!) { blog(dto: { slug: $slug }) { slug title description posterUrl html article seoTags { title } } }';

  it("returns an article's text as HTML and as plain text", async () => {
    const html = '<h2>Замша</h2>\n<p>Сначала <b>щёткой</b>,<br />потом\u00a0ластиком.</p><ul><li>раз</li><li>два</li></ul>';
    await buildBlogArticle(api.db, { slug: 'suede', description: 'Просто', html, posterKey: `${'e'.repeat(64)}.webp`, seoTitle: 'Уход' });
    expect(await ask(BLOG, { slug: 'suede' })).toEqual({
      blog: {
        slug: 'suede',
        title: 'Как чистить замшу',
        description: 'Просто',
        posterUrl: `/_ipx/w_1280/${'e'.repeat(64)}.webp`,
        html,
        article: 'Замша\n\nСначала щёткой,\nпотом\u00a0ластиком.\n\nраз\nдва',
        seoTags: { title: 'Уход' },
      },
    });
  });

  it('lists published articles, latest first', async () => {
    await buildBlogArticle(api.db, { slug: 'yesterday', publishedAt: inHours(-24) });
    await buildBlogArticle(api.db, { slug: 'just-now', publishedAt: inHours(-1) });
    await buildBlogArticle(api.db, { slug: 'tomorrow', publishedAt: inHours(24) });
    await buildBlogArticle(api.db, { slug: 'gone', publishedAt: inHours(-1), deletedAt: new Date() });
    const LIST = 'query ($dto: PagedInput) { blogList(dto: $dto) { items { slug } pagination { page limit totalPages totalItems } } }';
    expect(await ask(LIST, { dto: { pagination: { limit: 2 } } })).toEqual({
      blogList: { items: [{ slug: 'just-now' }, { slug: 'yesterday' }], pagination: { page: 1, limit: 2, totalPages: 2, totalItems: 3 } },
    });
    for (const slug of ['tomorrow', 'gone', 'unknown', 'No slug']) expect(await ask(BLOG, { slug })).toEqual({ blog: null });
  });
});

describe('information pages', () => {
  it('are visible only after publication', async () => {
    const PAGE = 'query ($slug: String!) { page(dto: { slug: $slug }) { slug title html } }';
    await buildPage(api.db, { slug: 'delivery', title: 'Доставка', html: '<p>Быстро.</p>' });
    await buildPage(api.db, { slug: 'later', publishedAt: inHours(1) });
    await buildPage(api.db, { slug: 'gone', deletedAt: new Date() });
    expect(await ask(PAGE, { slug: 'delivery' })).toEqual({ page: { slug: 'delivery', title: 'Доставка', html: '<p>Быстро.</p>' } });
    for (const slug of ['later', 'gone', 'unknown', '../delivery']) expect(await ask(PAGE, { slug })).toEqual({ page: null });
  });
});

it('frequent questions are listed by position, without deleted questions', async () => {
  await buildFaqEntry(api.db, { question: 'Второй?', answerHtml: '<p>Да.</p>', position: 2 });
  await buildFaqEntry(api.db, { question: 'Первый?', answerHtml: '<p>Да.</p>', position: 1 });
  await buildFaqEntry(api.db, { question: 'Удалённый?', deletedAt: new Date() });
  expect(await ask('{ faqList { question answerHtml position } }')).toEqual({
    faqList: [
      { question: 'Первый?', answerHtml: '<p>Да.</p>', position: 1 },
      { question: 'Второй?', answerHtml: '<p>Да.</p>', position: 2 },
    ],
  });
});

describe('the lookup by path', () => {
  it('finds the metadata of a path whatever trailing slash, query or fragment follows it', async () => {
    const META = 'query ($url: String!) { urlMetadata(dto: { url: $url }) { url name title description keywords } }';
    await buildUrlMetadata(api.db, { url: '/meta/path', title: 'Обувь' });
    await buildUrlMetadata(api.db, { url: '/', title: 'Meet' });
    await buildUrlMetadata(api.db, { url: '/meta/gone', deletedAt: new Date() });
    const expected = { url: '/meta/path', name: '', title: 'Обувь', description: '', keywords: '' };
    for (const url of ['/meta/path', '/meta/path/', '/meta/path?sort=NEW_FIRST#top']) {
      expect(await ask(META, { url })).toEqual({ urlMetadata: expected });
    }
    expect(await ask(META, { url: '/' })).toMatchObject({ urlMetadata: { title: 'Meet' } });
    for (const url of ['/meta/gone', '/meta/unknown', 'meta/path', '', `/${'a'.repeat(5_000)}`]) {
      expect(await ask(META, { url })).toEqual({ urlMetadata: null });
    }
  });

  it('finds the redirect of a path, which redirectRuleList lists too, unless it is inactive or deleted', async () => {
    const RULE = 'query ($path: String!) { redirectRule(dto: { path: $path }) { fromPath target permanent } }';
    await buildRedirectRule(api.db, { fromPath: '/old/shoes', target: '/catalog/shoes', permanent: true });
    await buildRedirectRule(api.db, { fromPath: '/app', target: 'https://apps.example/meet' });
    await buildRedirectRule(api.db, { fromPath: '/off', active: false });
    await buildRedirectRule(api.db, { fromPath: '/deleted', deletedAt: new Date() });
    const rule = { fromPath: '/old/shoes', target: '/catalog/shoes', permanent: true };
    expect(await ask(RULE, { path: '/old/shoes/?from=mail' })).toEqual({ redirectRule: rule });
    for (const path of ['/off', '/deleted', '/', 'old']) expect(await ask(RULE, { path })).toEqual({ redirectRule: null });
    expect(await ask('{ redirectRuleList { items { fromPath target permanent } pagination { totalItems } } }')).toEqual({
      redirectRuleList: {
        items: [{ fromPath: '/app', target: 'https://apps.example/meet', permanent: false }, rule],
        pagination: { totalItems: 2 },
      },
    });
  });
});
