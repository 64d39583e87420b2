import { findProductPath } from '../support/addresses.ts';
import { findCode } from '../support/page/find-code.ts';
import { readHead } from '../support/page/page-head.ts';
import { type Visitor, visit } from '../support/page/visitor.ts';
import { until } from '../support/until.ts';
import { article, collection, hostile, removeHostileTexts, storeHostileTexts } from './hostile-texts.ts';

/** Elements of a page that display the hostile text as text. */
function findText({ document }: Visitor): string[] {
  const { title, description, keywords, structuredData } = readHead(document);
  const parts = {
    page: document.querySelector('main')?.textContent,
    title,
    description,
    keywords,
    data: JSON.stringify(structuredData).replaceAll('\\"', '"'),
  };
  return Object.entries(parts).flatMap(([part, value]) => (value?.includes(hostile) ? part : []));
}

const head = ['title', 'description', 'keywords'];

let product = '';
beforeAll(async () => {
  product = await findProductPath();
  await storeHostileTexts(product.replace('/product/', ''));
});
afterAll(removeHostileTexts);

test.each([
  ['/', ['page']],
  ['/catalog', ['page', 'data']],
  [collection, ['page', ...head, 'data']],
  ['product', ['page', ...head, 'data']],
  [`/search?${new URLSearchParams({ query: hostile })}`, ['page', 'title']],
  ['/licence', ['page', 'title', 'data']],
  ['/info/faq', ['page', 'data']],
  ['/blog', ['page', 'data']],
  [article, ['page', ...head, 'data']],
  ['/sitemap', ['page']],
])("operators' texts with code in them are rendered as text on %s", async (path, expected) => {
  let visitor: Visitor | undefined;
  // Pages and the metadata of a path are cached for a while.
  await until(async () => {
    visitor = await visit(path === 'product' ? product : path);
    return findText(visitor).length >= expected.length;
  });
  if (!visitor) throw new Error('no page was opened');
  expect(findText(visitor)).toEqual(expected);
  expect(findCode(visitor)).toEqual([]);
});
