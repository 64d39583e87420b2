import { fakeApi, reply } from '../../platform/graphql/api.fake.ts';
import { SitemapPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { loadSitemap } from './sitemap-page.server.ts';

test('the sitemap page lists the brands of all pages of the API’s list, and each category once', async () => {
  const buildPage = <Item>(items: Item[], totalPages: number) => ({ items, pagination: { totalPages } });
  const brandPages = [[{ slug: 'acme & co', name: 'Яркая' }], [{ slug: 'b', name: 'Артель' }], [{ slug: 'c', name: 'Тихая' }]];
  const { client } = fakeApi(
    reply(SitemapPageDocument, ({ page: pageNumber, isFirst }) => ({
      ...(isFirst && { directoryList: [{ name: 'Обувь', slug: 'obuv', productTypes: [{ name: 'Кеды', slug: 'kedy' }] }] }),
      collectionList: buildPage([], 0),
      brandList: buildPage(brandPages[pageNumber - 1] ?? [], 3),
      blogList: buildPage([], 0),
    })),
  );
  expect(await loadSitemap(client)).toEqual([
    { name: 'Каталог', links: [{ path: '/catalog/obuv', name: 'Обувь', links: [{ path: '/catalog/obuv/kedy', name: 'Кеды' }] }] },
    {
      name: 'Бренды',
      links: [
        { path: '/catalog?brand=b', name: 'Артель' },
        { path: '/catalog?brand=c', name: 'Тихая' },
        { path: '/catalog?brand=acme+%26+co', name: 'Яркая' },
      ],
    },
  ]);
});
