import { hostileHtml } from '@meet/api/testing';
import { JSDOM } from 'jsdom';
import { findCode } from '../support/page/find-code.ts';
import { visit } from '../support/page/visitor.ts';
import { until } from '../support/until.ts';
import { hostileMark, hostilePages, removeHostileHtml, storeHostileHtml } from './hostile-pages.ts';

beforeAll(storeHostileHtml);
afterAll(removeHostileHtml);

test('findCode finds code in more than three quarters of the hostile HTML if it is not sanitized', () => {
  const headers = new Headers();
  const missed = hostileHtml.filter((vector) => {
    const { document } = new JSDOM(`<body>${vector}`).window;
    return findCode({ document, headers }).length === 0;
  });
  // `findCode` misses some, which target older browsers, or shops that remove only plain tags such as <script>.
  expect(missed.length).toBeLessThan(hostileHtml.length / 4);
});

test.each(hostilePages)('%s contains no code from hostile HTML in the database', async (path) => {
  let visitor = await visit(path);
  // Pages are cached for a while, so a page may not contain the stored HTML at once.
  await until(async () => {
    visitor = await visit(path);
    return visitor.html.includes(hostileMark);
  });
  expect(visitor.main.getAllByText(hostileMark).length).toBeGreaterThan(0);
  expect(findCode(visitor)).toEqual([]);
  expect(visitor.html).not.toMatch(/<style[^>]*>[^<]*attack/i);
});
