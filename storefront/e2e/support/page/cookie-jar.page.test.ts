import { CookieJar } from './cookie-jar.ts';

test('a cookie jar stores cookies, replaces them and removes expired ones', () => {
  const jar = new CookieJar();
  jar.store(['city=kazan; Path=/; Max-Age=31536000', 'access=a=b==; HttpOnly', 'seen=1; Expires=Fri, 01 Jan 2100 00:00:00 GMT']);
  expect(jar.header()).toBe('city=kazan; access=a=b==; seen=1');
  jar.store(['city=tula; Path=/', 'access=; Path=/; Max-Age=0', 'seen=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']);
  expect([jar.names(), jar.get('city'), jar.get('access')]).toEqual([['city'], 'tula', undefined]);
});

test('changing a copy of a cookie jar leaves the original unchanged', () => {
  const jar = new CookieJar([['city', 'kazan']]);
  const copy = jar.copy();
  copy.set('city', 'tula');
  expect([jar.header(), copy.header()]).toEqual(['city=kazan', 'city=tula']);
});
