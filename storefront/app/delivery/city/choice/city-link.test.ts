import { buildBackPath, buildCityHref } from './city-link.ts';

const origin = 'https://meet.example';

test('the link to the city page leads back to the current page, or, on the city page itself, to its return path', () => {
  const { searchParams } = new URL(buildCityHref({ pathname: '/product/slope', search: '?size=41&speed=fast' }), origin);
  expect(buildBackPath(searchParams.get('back'), origin)).toBe('/product/slope?size=41&speed=fast');
  expect(buildCityHref({ pathname: '/city', search: '?back=%2F' })).toBe('/city?back=%2F');
});

test.each([
  null,
  '',
  'cart',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/\n//evil.example',
  '/city?back=/x',
])('the return path %j is replaced by the home page', (requested) => {
  expect(buildBackPath(requested, origin)).toBe('/');
});
