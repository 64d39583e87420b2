import { fakeApi, reply } from '../../platform/graphql/api.fake.ts';
import { SitemapPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { loadSitemap } from './sitemap-page.server.ts';

test('the sitemap page lists the brands of all API pages, and the categories once', async () => {
  const page = <Item>(items: Item[], totalPages: number) => ({ items, pagination: { totalPages } });
  const listBrands = [[{ slug: 'acme & co', name: 'Яркая' }], [{ slug: 'b', name: 'Артель' }], [{ slug: 'c', name: 'Тихая' }]];
  const { client } = fakeApi(
    reply(SitemapPageDocument, ({ page: number, isFirst }) => ({
      ...(isFirst && { directoryList: [{ name: 'Обувь', slug: 'obuv', productTypes: [{ name: 'Кеды', slug: 'kedy' }] }] }),
      collectionList: page([], 0),
      brandList: page(listBrands[number - 1] ?? [], 3),
      blogList: page([], 0),
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
