import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { unique } from '../../../test/support/unique.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, type SignedIn, signInStaff } from '../../auth/session/sessions.harness.js';
import { createPhotograph, upload } from '../../images/upload/uploads.harness.js';
import { DAY_MS } from '../../platform/process/durations.js';

type Entity = Record<string, unknown> & { id: string; updatedAt: string };

const entities = {
  page: { selection: 'id slug title html publishedAt updatedAt', save: 'savePage', remove: 'removePage', input: 'SavePageInput' },
  faq: {
    selection: 'id question answerHtml position updatedAt',
    save: 'saveFaqEntry',
    remove: 'removeFaqEntry',
    input: 'SaveFaqEntryInput',
  },
  article: {
    selection: 'id slug title description html posterKey posterUrl seoTags { title } publishedAt updatedAt',
    save: 'saveBlogArticle',
    remove: 'removeBlogArticle',
    input: 'SaveBlogArticleInput',
  },
  metadata: {
    selection: 'id url name title description updatedAt',
    save: 'saveUrlMetadata',
    remove: 'removeUrlMetadata',
    input: 'SaveUrlMetadataInput',
  },
  redirect: {
    selection: 'id fromPath target permanent active updatedAt',
    save: 'saveRedirectRule',
    remove: 'removeRedirectRule',
    input: 'SaveRedirectRuleInput',
  },
} as const;
type Kind = keyof typeof entities;

let api: TestApi;
let manager: SignedIn;
let slug: string;

beforeAll(async () => {
  api = await startTestApi({
    MUTATIONS_PER_MINUTE: '10000',
    PUBLIC_URL: 'https://meet.example',
    REDIRECT_ORIGINS: 'https://help.meet.example',
  });
  manager = await signInStaff(api, 'MANAGER');
});
afterAll(() => api.close());
beforeEach(() => {
  slug = unique('content').toLowerCase();
});

async function post<Data>(query: string, variables: object, headers = bearer(manager.tokens)): Promise<GraphqlResponse<Data>> {
  return (await (await api.post({ query, variables }, headers)).json()) as GraphqlResponse<Data>;
}

const ask = (kind: Kind, dto: object) => {
  const { save, input, selection } = entities[kind];
  return post<{ entity: Entity }>(`mutation ($dto: ${input}!) { entity: ${save}(dto: $dto) { ${selection} } }`, { dto });
};

const remove = (kind: Kind, dto: object) => {
  const { remove: operation, selection } = entities[kind];
  return post<{ entity: Entity }>(`mutation ($dto: RemoveContentInput!) { entity: ${operation}(dto: $dto) { ${selection} } }`, { dto });
};

async function getEntity(response: Promise<GraphqlResponse<{ entity: Entity }>>): Promise<Entity> {
  const { data, errors } = await response;
  if (!data) throw new Error(JSON.stringify(errors));
  return data.entity;
}
const save = (kind: Kind, dto: object) => getEntity(ask(kind, dto));
const readRefusal = async (kind: Kind, dto: object) => (await ask(kind, dto)).errors?.[0]?.extensions;
const listWrongFields = async (kind: Kind, dto: object) =>
  ((await readRefusal(kind, dto))?.details as { fields: { field: string }[] }).fields.map(({ field }) => field);

/** Sends a query as a guest. */
const read = async (query: string) =>
  (await post<Record<string, Entity | null>>(`{ answer: ${query} }`, {}, {} as never)).data?.answer ?? null;

describe('information pages', () => {
  const readPage = () => read(`page(dto: { slug: "${slug}" }) { title html }`);

  it('are visible to guests at once, hidden before a future publication time, and saved anew after a removal', async () => {
    const page = await save('page', { slug, title: ' О нас ', html: '<p>Мы</p>' });
    expect(await readPage()).toEqual({ title: 'О нас', html: '<p>Мы</p>' });
    const publishedAt = new Date(Date.now() + DAY_MS).toISOString();
    const later = await save('page', { slug, title: 'О нас', html: '<p>Мы</p>', publishedAt, updatedAt: page.updatedAt });
    expect(later).toMatchObject({ id: page.id, publishedAt });
    expect(await readPage()).toBeNull();
    await getEntity(remove('page', { key: slug, updatedAt: later.updatedAt }));
    expect(await remove('page', { key: slug, updatedAt: later.updatedAt })).toEqual({ data: { entity: null } });
    await save('page', { slug, title: 'Снова', html: '<p>Мы</p>', publishedAt: new Date(0) });
    expect(await readPage()).toMatchObject({ title: 'Снова' });
  });

  it('have executable content removed, both when they are saved and when they are read', async () => {
    const hostile = '<p>Да</p><img src="x" onerror="attack()"><script>attack()</script>';
    expect(await save('page', { slug, title: 'А', html: hostile })).toMatchObject({ html: '<p>Да</p><img src="x" />' });
    expect(await api.db.page.findUniqueOrThrow({ where: { slug } })).toMatchObject({ html: '<p>Да</p><img src="x" />' });
    await api.db.$executeRaw`UPDATE page SET html = ${hostile} WHERE slug = ${slug}`;
    expect(await readPage()).toMatchObject({ html: '<p>Да</p><img src="x" />' });
  });

  it('are changed by only one of two concurrent saves of the same version', async () => {
    const { updatedAt } = await save('page', { slug, title: 'А', html: '<p>А</p>' });
    const titles = ['Первый', 'Второй'];
    const responses = await Promise.all(titles.map((title) => ask('page', { slug, title, html: '<p>Б</p>', updatedAt })));
    const [saved] = responses.flatMap(({ data }) => (data?.entity ? [data.entity] : []));
    const refusals = responses.flatMap(({ errors }) => errors?.[0]?.extensions ?? []);
    expect(refusals).toMatchObject([{ code: 'CONFLICT', details: { current: { title: saved?.title, html: '<p>Б</p>' } } }]);
    const entries = await api.db.journalEntry.findMany({ where: { subjectKind: 'page', subjectId: slug }, orderBy: { id: 'asc' } });
    expect(entries).toMatchObject([
      { action: 'savePage', authorId: manager.accountId, before: null, after: { title: 'А' } },
      { action: 'savePage', before: { title: 'А', html: '<p>А</p>' }, after: { title: saved?.title, html: '<p>Б</p>' } },
    ]);
  });

  it('are refused with the names of all invalid fields', async () => {
    expect(await listWrongFields('page', { slug: 'О нас', title: ' ', html: '<script>attack()</script>' })).toEqual([
      'slug',
      'title',
      'html',
    ]);
    expect(await listWrongFields('page', { slug, title: 'А', html: `<p>${'а'.repeat(40_000)}</p>` })).toEqual(['html']);
  });
});

describe('frequent questions', () => {
  it('are identified by their ids, and no two have the same text', async () => {
    const [question, other] = [`Как вернуть ${slug}?`, `Как обменять ${slug}?`];
    const entry = await save('faq', { question, answerHtml: '<p>Так</p>', position: 1 });
    const { updatedAt } = await save('faq', {
      id: entry.id,
      question: other,
      answerHtml: '<p>Иначе</p>',
      position: 2,
      updatedAt: entry.updatedAt,
    });
    const again = await save('faq', { question, answerHtml: '<p>Так</p>', position: 1 });
    expect(again.id).not.toBe(entry.id);
    const duplicate = { id: entry.id, question, answerHtml: '<p>Так</p>', position: 1, updatedAt };
    expect(await listWrongFields('faq', duplicate)).toEqual(['question']);
    expect(await readRefusal('faq', { question, answerHtml: '<p>Так</p>', position: 1 })).toMatchObject({ code: 'CONFLICT' });
    expect(await readRefusal('faq', { ...duplicate, id: 'nonsense', question: 'Новый' })).toMatchObject({
      code: 'CONFLICT',
      details: { current: null },
    });
    const unknown = { id: 'nonsense', question: `Новый ${slug}`, answerHtml: '<p>Так</p>', position: 1 };
    expect(await readRefusal('faq', unknown)).toMatchObject({ code: 'NOT_FOUND' });
    await getEntity(remove('faq', { key: entry.id, updatedAt }));
    const { faqList } = (await post<{ faqList: Entity[] }>('{ faqList { id } }', {})).data ?? { faqList: [] };
    expect(faqList.map(({ id }) => id)).toEqual(expect.arrayContaining([again.id]));
    expect(faqList.map(({ id }) => id)).not.toContain(entry.id);
  });
});

describe('articles', () => {
  it("can have an editor's upload as poster, which then belongs to the shop and cannot be used again", async () => {
    const { id: posterUploadId } = await upload(api, bearer(manager.tokens), await createPhotograph().png().toBuffer());
    const article = { slug, title: 'Лето', html: '<p>Тепло</p>', seoTitle: 'Лето в городе' };
    const saved = await save('article', { ...article, posterUploadId });
    expect(saved).toMatchObject({ posterKey: expect.stringMatching(/^[0-9a-f]{64}\.webp$/), seoTags: { title: 'Лето в городе' } });
    expect(await api.db.upload.count({ where: { id: posterUploadId } })).toBe(0);
    expect((await fetch(`${api.url}${saved.posterUrl}`)).status).toBe(200);
    expect(await readRefusal('article', { ...article, posterUploadId, updatedAt: saved.updatedAt })).toMatchObject({ code: 'NOT_FOUND' });
    const { posterKey, updatedAt } = saved;
    expect(await save('article', { ...article, posterKey, updatedAt })).toMatchObject({ posterKey });
    expect(await read(`blog(dto: { slug: "${slug}" }) { title article }`)).toEqual({ title: 'Лето', article: 'Тепло' });
  });
});

it('the metadata of a path is stored, found and removed under the normalised path', async () => {
  const url = `/${slug}/страница`;
  const saved = await save('metadata', { url: `${url}/?utm=1`, title: 'Заголовок' });
  expect(saved).toMatchObject({ url, title: 'Заголовок', name: '' });
  expect(await read(`urlMetadata(dto: { url: "${url}" }) { title }`)).toEqual({ title: 'Заголовок' });
  await getEntity(remove('metadata', { key: `${url}/`, updatedAt: saved.updatedAt }));
  expect(await read(`urlMetadata(dto: { url: "${url}" }) { title }`)).toBeNull();
});

it('a redirect applies only while it is active', async () => {
  const fromPath = `/${slug}`;
  const findRedirect = () => read(`redirectRule(dto: { path: "${fromPath}" }) { target permanent }`);
  const { updatedAt } = await save('redirect', { fromPath, target: '/catalog', permanent: true });
  expect(await findRedirect()).toEqual({ target: '/catalog', permanent: true });
  await save('redirect', { fromPath, target: '/catalog', active: false, updatedAt });
  expect(await findRedirect()).toBeNull();
});

it.each([
  ['catalog', '/a', ['fromPath']],
  ['/%D0%B0', '/a', ['fromPath']],
  ['/a', '//evil.example', ['target']],
  ['/a', 'javascript:attack()', ['target']],
  ['/a', '/a/?b', ['target']],
  ['//a', '/\\evil.example', ['fromPath', 'target']],
  ['/a', 'https://meet.example/a?b', ['target']],
  ['/a', 'https://evil.example/', ['target']],
  ['/a', 'http://help.meet.example/', ['target']],
  ['/a', 'https://somebody:secret@help.meet.example/', ['target']],
  ['/a', 'https://help.meet.example:port/', ['target']],
  ['/a', '/.//evil.example', ['target']],
  ['/a', 'https://meet.example//evil.example', ['target']],
])('a redirect from %s to %s is refused with the names of the invalid fields', async (fromPath, target, fields) => {
  expect(await listWrongFields('redirect', { fromPath, target })).toEqual(fields);
});

it('metadata is refused if it is saved for a URL instead of a path', async () => {
  expect(await listWrongFields('metadata', { url: 'https://meet.example/a' })).toEqual(['url']);
});

it.each(['https://help.meet.example/returns?a=b', 'https://meet.example/catalog'])('a redirect may lead to %s', async (target) => {
  expect(await save('redirect', { fromPath: `/${slug}`, target })).toMatchObject({ target });
});

describe('lists for editors', () => {
  it('include unpublished entries, and can be searched', async () => {
    const publishedAt = new Date(Date.now() + DAY_MS);
    await save('page', { slug, title: `Черновик ${slug}`, html: '<p>А</p>', publishedAt });
    await save('article', { slug, title: `Черновик ${slug}`, html: '<p>А</p>', publishedAt });
    await save('metadata', { url: `/${slug}`, title: 'Заголовок' });
    await save('redirect', { fromPath: `/${slug}`, target: '/catalog', active: false });
    const find = async (list: string, dto: object) =>
      (await post<{ list: { items: Entity[] } }>(`query ($dto: ContentListInput) { list: ${list}(dto: $dto) { items { id } } }`, { dto }))
        .data?.list.items.length;
    for (const list of ['operatorPageList', 'operatorBlogList', 'urlMetadataList', 'operatorRedirectRuleList']) {
      const filters = [{ query: slug.toUpperCase() }, { query: 'nothing-like-it' }, { text: slug }, { text: 'nothing-like-it' }];
      expect([list, ...(await Promise.all(filters.map((dto) => find(list, dto))))]).toEqual([list, 1, 0, 1, 0]);
    }
  });
});
