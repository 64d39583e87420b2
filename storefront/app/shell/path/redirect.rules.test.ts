import { decodePath, formatLocation, normalizePath, parseDestination } from './redirect.rules.ts';

const allowedOrigins = { publicUrl: 'https://meet.example', redirectOrigins: ['https://help.meet.example'] };

test.each([
  ['/delivery', 'https://meet.example/delivery'],
  ['https://meet.example/delivery#price', 'https://meet.example/delivery#price'],
  ['https://help.meet.example/faq?a=1', 'https://help.meet.example/faq?a=1'],
])('the redirect target %s is allowed', (target, destination) => {
  expect(parseDestination(target, allowedOrigins)?.href).toBe(destination);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/.\\\\evil.example',
  '/.\t//evil.example',
  'https://meet.example//evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'https://help.meet.example.evil.example/',
  'https://user:secret@meet.example/',
  'https://meet.example@evil.example/',
  'http://meet.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
  'delivery',
  '',
])('the redirect target %j is not allowed', (target) => {
  expect(parseDestination(target, allowedOrigins)).toBeNull();
});

test("a redirect within the shop passes the query on, unless the rule's target has its own", () => {
  const requestedUrl = new URL('https://meet.example/old?utm_source=mail');
  const formatTarget = (target: string) =>
    formatLocation(new URL(target, allowedOrigins.publicUrl), requestedUrl, allowedOrigins.publicUrl);
  expect(formatTarget('/new#top')).toBe('/new?utm_source=mail#top');
  expect(formatTarget('/new?sort=cheap')).toBe('/new?sort=cheap');
  expect(formatTarget('https://help.meet.example/')).toBe('https://help.meet.example/');
});

test('normalizePath removes a trailing slash, and decodePath returns a malformed path unchanged', () => {
  expect([normalizePath('/a/'), normalizePath('/a'), normalizePath('/'), normalizePath('//')]).toEqual(['/a', '/a', '/', '/']);
  expect(decodePath('/%D0%BE%D0%B1')).toBe('/об');
  expect(decodePath('/%E0%A4%A')).toBe('/%E0%A4%A');
});
