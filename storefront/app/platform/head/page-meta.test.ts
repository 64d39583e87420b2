import { type PageFacts, pageMeta, pathRouteId } from './page-meta.ts';

const facts: PageFacts = {
  title: 'Кеды: купить в Meet',
  description: 'Кеды в Meet',
  canonical: 'https://meet.example/product/kedy',
};
const path = (loaderData: unknown) => [{ id: 'root' }, { id: pathRouteId, loaderData }, undefined];
const toContent = (tags: ReturnType<typeof pageMeta>, name: string) =>
  tags.flatMap((tag) => (('name' in tag && tag.name === name) || ('property' in tag && tag.property === name) ? [tag.content] : []))[0];

test('metadata of the path precedes that of the entity and the template, and empty fields count as unset', () => {
  const written = { title: 'Кеды белые', description: 'Белые', keywords: 'кеды' };
  const all = pageMeta({ ...facts, written }, path({ title: 'Кеды недели', description: '', keywords: '' }));
  expect(all).toContainEqual({ title: 'Кеды недели' });
  expect(toContent(all, 'description')).toBe('Белые');
  expect(toContent(all, 'keywords')).toBe('кеды');
  expect(toContent(all, 'og:title')).toBe('Кеды недели');
  expect(pageMeta(facts, path(null))).toContainEqual({ title: facts.title });
  expect(pageMeta(facts, path('nonsense'))).toContainEqual({ title: facts.title });
});

test('each page of a list has its own title, even if the shop has set one', () => {
  expect(pageMeta({ ...facts, part: 2 }, path({ title: 'Кеды недели' }))).toContainEqual({ title: 'Кеды недели, страница 2' });
  expect(pageMeta({ ...facts, part: 1 }, [])).toContainEqual({ title: facts.title });
});

test('a page without a picture has the shop’s own as its preview', () => {
  expect(toContent(pageMeta(facts, []), 'og:image')).toBe('https://meet.example/share.png');
  expect(toContent(pageMeta({ ...facts, image: 'https://meet.example/a.webp' }, []), 'og:image')).toBe('https://meet.example/a.webp');
});

test('a noindex page has no canonical URL', () => {
  const tags = pageMeta({ ...facts, noindex: true }, []);
  expect(toContent(tags, 'robots')).toBe('noindex, follow');
  expect(tags).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }));
});
