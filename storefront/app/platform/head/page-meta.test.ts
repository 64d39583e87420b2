import { type PageFacts, pageMeta, pathRouteId } from './page-meta.ts';

const facts: PageFacts = {
  title: 'Кеды: купить в Meet',
  description: 'Кеды в Meet',
  canonical: 'https://meet.example/product/kedy',
};
const path = (loaderData: unknown) => [{ id: 'root' }, { id: pathRouteId, loaderData }, undefined];
const contentOf = (tags: ReturnType<typeof pageMeta>, name: string) =>
  tags.flatMap((tag) => (('name' in tag && tag.name === name) || ('property' in tag && tag.property === name) ? [tag.content] : []))[0];

test('what is written for the path comes first, then what is written for the thing, then the template; an empty part counts as none', () => {
  const written = { title: 'Кеды белые', description: 'Белые', keywords: 'кеды' };
  const all = pageMeta({ ...facts, written }, path({ title: 'Кеды недели', description: '', keywords: '' }));
  expect(all).toContainEqual({ title: 'Кеды недели' });
  expect(contentOf(all, 'description')).toBe('Белые');
  expect(contentOf(all, 'keywords')).toBe('кеды');
  expect(contentOf(all, 'og:title')).toBe('Кеды недели');
  expect(pageMeta(facts, path(null))).toContainEqual({ title: facts.title });
  expect(pageMeta(facts, path('nonsense'))).toContainEqual({ title: facts.title });
});

test('each part of a long list has a title of its own, even where one was written for all of them', () => {
  expect(pageMeta({ ...facts, part: 2 }, path({ title: 'Кеды недели' }))).toContainEqual({ title: 'Кеды недели, страница 2' });
  expect(pageMeta({ ...facts, part: 1 }, [])).toContainEqual({ title: facts.title });
});

test('a page that was given no picture is shared under the shop’s own', () => {
  expect(contentOf(pageMeta(facts, []), 'og:image')).toBe('https://meet.example/share.png');
  expect(contentOf(pageMeta({ ...facts, image: 'https://meet.example/a.webp' }, []), 'og:image')).toBe('https://meet.example/a.webp');
});

test('a page that is not for an index says so and claims no address', () => {
  const tags = pageMeta({ ...facts, noindex: true }, []);
  expect(contentOf(tags, 'robots')).toBe('noindex, follow');
  expect(tags).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }));
});
