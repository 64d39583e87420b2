import { redirectAnyDirectory } from './any-directory-redirect.ts';

test.each([
  ['/catalog/any', '/catalog'],
  ['/catalog/any/', '/catalog'],
  ['/catalog/any/obuv', '/catalog/obuv'],
  ['/catalog/any/obuv/botinki/chelsi?sort=new', '/catalog/obuv/botinki/chelsi?sort=new'],
  ['/catalog/any/any/obuv', '/catalog/obuv'],
  ['/catalog/any//evil.example', '/catalog/evil.example'],
  ['/Catalog/ANY/obuv', '/catalog/obuv'],
])('redirectAnyDirectory redirects %s permanently to %s', (path, target) => {
  const { status, headers } = redirectAnyDirectory(new URL(path, 'http://shop.test'));
  expect([status, headers.get('location')]).toEqual([301, target]);
});

test('redirectAnyDirectory throws a 404 for a path with an encoded line break', () => {
  expect(() => redirectAnyDirectory(new URL('/catalog/any/%0d%0aSet-Cookie:x', 'http://shop.test'))).toThrow(
    expect.objectContaining({ init: { status: 404 }, data: { message: 'Page not found: /catalog/any/%0d%0aSet-Cookie:x' } }),
  );
});
