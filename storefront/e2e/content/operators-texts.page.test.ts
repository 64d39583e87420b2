import { findProductPath } from '../support/addresses.ts';
import { findCode } from '../support/page/find-code.ts';
import { readHead } from '../support/page/page-head.ts';
import { type Visitor, visit } from '../support/page/visitor.ts';
import { until } from '../support/until.ts';
import { articlePath, collectionPath, hostileText, removeHostileTexts, storeHostileTexts } from './hostile-texts.ts';

/** Names of the parts of a page that display the hostile text as text. */
function listDisplayingParts({ document }: Visitor): string[] {
  const { title, description, keywords, structuredData } = readHead(document);
  const partTexts = {
    page: document.querySelector('main')?.textContent,
    title,
    description,
    keywords,
    data: JSON.stringify(structuredData).replaceAll('\\"', '"'),
  };
  return Object.entries(partTexts).flatMap(([part, value]) => (value?.includes(hostileText) ? part : []));
}

const headParts = ['title', 'description', 'keywords'];

let product = '';
beforeAll(async () => {
  product = await findProductPath();
  await storeHostileTexts(product.replace('/product/', ''));
});
afterAll(removeHostileTexts);

const namedPaths: Record<string, () => string> = {
  'the product page': () => product,
  'the search page': () => `/search?${new URLSearchParams({ query: hostileText })}`,
};

test.each([
  ['/', ['page']],
  ['/catalog', ['page', 'data']],
  [collectionPath, ['page', ...headParts, 'data']],
  ['the product page', ['page', ...headParts, 'data']],
  ['the search page', ['page', 'title']],
  ['/licence', ['page', 'title', 'data']],
  ['/info/faq', ['page', 'data']],
  ['/blog', ['page', 'data']],
  [articlePath, ['page', ...headParts, 'data']],
  ['/sitemap', ['page']],
])("operators' texts with code in them are rendered as text on %s", async (page, expected) => {
  let visitor: Visitor | undefined;
  // Repeats the visit, because pages and the metadata of a path are cached for a while.
  await until(async () => {
    visitor = await visit(namedPaths[page]?.() ?? page);
    return listDisplayingParts(visitor).length >= expected.length;
  });
  if (!visitor) throw new Error('no page was opened');
  expect(listDisplayingParts(visitor)).toEqual(expected);
  expect(findCode(visitor)).toEqual([]);
});
