import { formatCityCookie, readCityId } from './city-cookie.ts';

test('the city is found among other cookies', () => {
  expect(readCityId('consent=granted; city=sankt-peterburg; access=1')).toBe('sankt-peterburg');
  expect(readCityId(formatCityCookie('kazan', true))).toBe('kazan');
});

test.each([
  '',
  'city=',
  'city=Kazan',
  'city=../kazan',
  'city=%D0%9A',
  'velocity=kazan',
  'city=-x',
  `city=${'k'.repeat(65)}`,
])('no city is read from the cookie header %j', (cookies) => {
  expect(readCityId(cookies)).toBeNull();
});

test('the cookie of the city lasts a year, and is deleted when the city is cleared', () => {
  expect(formatCityCookie('kazan', true)).toBe('city=kazan; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(formatCityCookie(null, false)).toBe('city=; Path=/; Max-Age=0; SameSite=Lax');
});
