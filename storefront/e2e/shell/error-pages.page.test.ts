import { listAssets } from '../../worker/saved-page.ts';
import { readHead } from '../support/page/page-head.ts';
import { Visitor, visit } from '../support/page/visitor.ts';

const notFoundText = /^Страница не\sнайдена\. Давайте вернёмся в\sкаталог и\sпопробуем снова\.$/;

test.each([
  '/nope',
  '/nope/deeper',
  '/catalog/nope',
  '/catalog/обувь',
  '/catalog/a%0D%0Ab?page=1',
  '/catalog/odezhda/nope',
  '/catalog?page=999',
  '/catalog?page=0',
  '/product/nope',
  '/product',
])('%s responds with the 404 page', async (address) => {
  const visitor = await visit(address);
  expect([visitor.status, readHead(visitor.document).robots]).toEqual([404, 'noindex']);
  visitor.main.getByRole('heading', { level: 1, name: notFoundText });
});

test('the 404 page has a link to the catalog', async () => {
  const visitor = await visit('/nope');
  await visitor.follow(visitor.main.getByRole('link', { name: 'Каталог' }));
  expect([visitor.status, visitor.path]).toEqual([200, '/catalog']);
});

test('the offline page names the picture of the error pages, so that the service worker saves it', async () => {
  const { document } = await visit('/nope');
  const picture = document.querySelector('main img')?.getAttribute('src');
  expect(picture).toMatch(/^\/assets\/.+\.webp$/);
  const offline = await new Visitor().request('/offline');
  expect(listAssets(await offline.text())).toContain(picture);
});

test.each([
  '/nope',
  '/catalog/nope',
  '/search/nope',
  '/product/nope',
  '/blog/nope',
])('a request for the data of %s gets the status 404 and an error message with the path', async (path) => {
  const response = await new Visitor().request(`${path}.data`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(`Page not found: ${path}"`);
});

test.each([
  ['/catalog/any', 301, '/catalog'],
  ['/catalog/any/odezhda?sort=cheap', 301, '/catalog/odezhda?sort=cheap'],
  ['/catalog/any/обувь?q=ё', 301, '/catalog/%D0%BE%D0%B1%D1%83%D0%B2%D1%8C?q=%D1%91'],
  ['/catalog/any//example.com/', 301, '/catalog/example.com'],
  ['/Catalog/ANY/odezhda', 301, '/catalog/odezhda'],
  ['/catalog?page=1&q=ё%0D%0A', 302, '/catalog?q=%D1%91%0D%0A'],
  ['/catalog?page=1&sort=popular&utm_source=mail', 302, '/catalog?utm_source=mail'],
])('the listing address %s responds with the status %i and the location %j', async (address, status, location) => {
  const response = await new Visitor().request(address);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

test('a listing address with an encoded line break in its path responds with the status 404 and without a location', async () => {
  const response = await new Visitor().request('/catalog/any/a%0D%0AX-Injected:1');
  expect([response.status, response.headers.get('location')]).toEqual([404, null]);
});
