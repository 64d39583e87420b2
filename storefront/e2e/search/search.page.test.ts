import { within } from '@testing-library/dom';
import { fill, type Visitor, visit } from '../support/page/visitor.ts';

const getField = ({ main }: Visitor) => main.getByRole<HTMLInputElement>('searchbox', { name: 'Что искать' });
const readHeadline = ({ main }: Visitor) => main.getByRole('heading', { level: 1 }).textContent;
const listCards = ({ main }: Visitor) => main.queryAllByRole('article');
const buildResultsPath = (query: string) => `/search?${new URLSearchParams({ query })}`;

test('a typo in a search is corrected, the correction is named, and the results are not indexed', async () => {
  const guest = await visit('/search');
  expect(readHeadline(guest)).toBe('Популярное');
  fill(getField(guest), '  красовки ');
  await guest.press(guest.main.getByRole('button', { name: 'Найти' }));
  expect(guest.path).toBe(buildResultsPath('красовки'));
  expect([readHeadline(guest), getField(guest).value]).toEqual(['«красовки»', 'красовки']);
  expect(guest.main.getAllByRole('article')[0]?.querySelector('h3')?.textContent).toMatch(/кроссовки/i);
  expect(guest.document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  const spelling = guest.main.getByText(/^Показали по запросу/);
  await guest.follow(within(spelling).getByRole('link', { name: 'кроссовки' }));
  expect([guest.path, readHeadline(guest)]).toEqual([buildResultsPath('кроссовки'), '«кроссовки»']);
  expect(guest.main.queryByText(/^Показали по запросу/)).toBeNull();
});

test('a searched type or brand that the shop does not have is named above the similar products', async () => {
  const guest = await visit(buildResultsPath('лонгслив adidas оверсайз'));
  expect(guest.main.getAllByText(/нет\./).map(({ textContent }) => textContent)).toEqual([
    'Лонгсливов сейчас нет. Похожее: футболки',
    'Бренда Adidas сейчас нет.',
    'Со\u00a0всеми словами ничего нет. Показали без\u00a0«оверсайз»',
  ]);
  expect(listCards(guest)[0]?.querySelector('h3')?.textContent).toMatch(/футболка/i);
  const searchWithoutResults = await visit(buildResultsPath('белые носки'));
  searchWithoutResults.main.getByText('Носков сейчас нет.');
  searchWithoutResults.main.getByRole('heading', { name: /^Ничего не\sнайдено$/ });
});

test('a search within a directory can be extended to the whole shop', async () => {
  const guest = await visit(`/search/obuv?${new URLSearchParams({ query: 'ботинки' })}`);
  await guest.follow(guest.main.getByRole('link', { name: /^Искать во\sвсём магазине$/ }));
  expect(guest.path).toBe(buildResultsPath('ботинки'));
});

test('a search without results drops the sort order and the filters, and offers directories and products', async () => {
  const guest = await visit(`/search?${new URLSearchParams({ query: 'краги стальные', sort: 'new', size: '41' })}`);
  expect(guest.path).toBe(buildResultsPath('краги стальные'));
  guest.main.getByRole('heading', { name: /^Ничего не\sнайдено$/ });
  expect(listCards(guest)).toHaveLength(4);
  const directories = within(guest.main.getByRole('list', { name: 'Разделы' }));
  await guest.follow(directories.getByRole('link', { name: 'Сумки' }));
  expect(readHeadline(guest)).toBe('Сумки');
});

test('a search within an unknown directory responds with 404', async () => {
  expect((await visit('/search/nope')).status).toBe(404);
});
