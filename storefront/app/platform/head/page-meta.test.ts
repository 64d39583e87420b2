import { buildPageMeta, type PageMetadata, pathRouteId } from './page-meta.ts';

const metadata: PageMetadata = {
  title: 'Кеды: купить в Meet',
  description: 'Кеды в Meet',
  canonical: 'https://meet.example/product/kedy',
};
const buildMatches = (loaderData: unknown) => [{ id: 'root' }, { id: pathRouteId, loaderData }, undefined];
const findContent = (tags: ReturnType<typeof buildPageMeta>, name: string) =>
  tags.flatMap((tag) => (('name' in tag && tag.name === name) || ('property' in tag && tag.property === name) ? [tag.content] : []))[0];

test('metadata that editors set for a path overrides that of its entity and of its page, and empty fields count as unset', () => {
  const editorMeta = { title: 'Кеды белые', description: 'Белые', keywords: 'кеды' };
  const tags = buildPageMeta({ ...metadata, editorMeta }, buildMatches({ title: 'Кеды недели', description: '', keywords: '' }));
  expect(tags).toContainEqual({ title: 'Кеды недели' });
  expect(findContent(tags, 'description')).toBe('Белые');
  expect(findContent(tags, 'keywords')).toBe('кеды');
  expect(findContent(tags, 'og:title')).toBe('Кеды недели');
  expect(buildPageMeta(metadata, buildMatches(null))).toContainEqual({ title: metadata.title });
  expect(buildPageMeta(metadata, buildMatches('nonsense'))).toContainEqual({ title: metadata.title });
});

test('the title of a later page of a list contains the page number, even if editors have set the title for its path', () => {
  expect(buildPageMeta({ ...metadata, pageNumber: 2 }, buildMatches({ title: 'Кеды недели' }))).toContainEqual({
    title: 'Кеды недели, страница 2',
  });
  expect(buildPageMeta({ ...metadata, pageNumber: 1 }, [])).toContainEqual({ title: metadata.title });
});

test('the link preview of a page without a picture has the picture of the shop', () => {
  expect(findContent(buildPageMeta(metadata, []), 'og:image')).toBe('https://meet.example/share.png');
  expect(findContent(buildPageMeta({ ...metadata, image: 'https://meet.example/a.webp' }, []), 'og:image')).toBe(
    'https://meet.example/a.webp',
  );
});

test('a noindex page has no canonical URL', () => {
  const tags = buildPageMeta({ ...metadata, noindex: true }, []);
  expect(findContent(tags, 'robots')).toBe('noindex, follow');
  expect(tags).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }));
});
