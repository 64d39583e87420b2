import { within } from '@testing-library/dom';
import { check, fill, type Visitor, visit } from '../support/page/visitor.ts';

const getFilters = ({ main }: Visitor) => within(main.getByRole('form', { name: 'Фильтры' }));
const getAppliedFilters = ({ main }: Visitor) => within(main.getByRole('list', { name: 'Выбранные фильтры' }));
const showButton = (visitor: Visitor) => getFilters(visitor).getByRole('button', { name: /^Показать \d+\sтовар/ });
const listCards = ({ main }: Visitor) => main.queryAllByRole('article');

/** Returns the first of the two sort forms, which are for different screen widths and have the same value. */
function getSorting({ main }: Visitor) {
  const [select] = main.getAllByRole<HTMLSelectElement>('combobox', { name: 'Сначала' });
  if (!select?.form) throw new Error('the page has no form for the order');
  return { select, button: within(select.form).getByRole('button', { name: 'Показать' }) };
}

test.each([
  ['/catalog/any/odezhda?sort=popular&sex=male&sex=female&sex=any&brand=nobody&page=1', '/catalog/odezhda?sex=female&sex=male'],
  ['/catalog/odezhda?material=GOLD&size=%00&color[]=x&priceFrom=0&priceTo=999999999', '/catalog/odezhda?color%5B%5D=x'],
  ['/catalog/new?sort=new', '/catalog/new'],
])('the listing %s redirects to its canonical address', async (address, canonical) => {
  expect((await visit(address)).path).toBe(canonical);
});

test.each([
  '/catalog/nope',
  '/catalog/odezhda/nope',
  '/catalog/odezhda/hudi/nope',
  '/catalog/odezhda?page=400',
  '/catalog/odezhda?page=0',
])('the listing %s responds with 404', async (address) => {
  expect((await visit(address)).status).toBe(404);
});

test('the directory «new» shows the newest products first by default, and its cards have no «Новинка» badge', async () => {
  const guest = await visit('/catalog/new');
  expect(guest.document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/catalog\/new$/);
  expect(getSorting(guest).select.value).toBe('new');
  expect(listCards(guest).length).toBeGreaterThan(0);
  for (const card of listCards(guest)) expect(within(card).queryByText('Новинка')).toBeNull();
  fill(getSorting(guest).select, 'популярные');
  await guest.press(getSorting(guest).button);
  expect(guest.path).toBe('/catalog/new?sort=popular');
  expect(getSorting(guest).select.value).toBe('popular');
});

test('the filter form leads to the canonical address, and every applied filter has a link that removes it', async () => {
  const guest = await visit('/catalog/odezhda?sort=cheap');
  check(getFilters(guest).getByRole('checkbox', { name: /^Мужчинам/ }));
  check(getFilters(guest).getByRole('checkbox', { name: /^Женщинам/ }));
  fill(getFilters(guest).getByRole('textbox', { name: /^Цена до/ }), '12 000');
  await guest.press(showButton(guest));
  expect(guest.path).toBe('/catalog/odezhda?sex=female&sex=male&priceTo=12000&sort=cheap');
  await guest.follow(getAppliedFilters(guest).getByRole('link', { name: /Мужчинам/ }));
  expect(guest.path).toBe('/catalog/odezhda?sex=female&priceTo=12000&sort=cheap');
  await guest.follow(guest.main.getByRole('link', { name: 'Сбросить все' }));
  expect(guest.path).toBe('/catalog/odezhda?sort=cheap');
});

test('an empty listing has a link that removes the last filter', async () => {
  const guest = await visit('/catalog/odezhda');
  const lowestPrice = getFilters(guest).getByRole<HTMLInputElement>('textbox', { name: /^Цена от/ }).value;
  const bound = Number(lowestPrice.replaceAll(/\D/g, '')) + 1;
  await guest.open(`/catalog/odezhda?size=s&priceFrom=${bound}&priceTo=${bound}`);
  guest.main.getByRole('heading', { name: /^Ничего не\sнашлось/ });
  expect(listCards(guest)).toEqual([]);
  await guest.follow(guest.main.getByRole('link', { name: /^Убрать «До/ }));
  expect(guest.path).toBe(`/catalog/odezhda?size=s&priceFrom=${bound}`);
  expect(listCards(guest).length).toBeGreaterThan(0);
});

test('a listing links to its next and its previous page', async () => {
  const guest = await visit('/catalog/odezhda');
  expect(listCards(guest)).toHaveLength(24);
  await guest.follow(guest.main.getByRole('link', { name: /^Показать ещё/ }));
  expect(guest.path).toBe('/catalog/odezhda?page=2');
  await guest.follow(guest.main.getByRole('link', { name: 'Предыдущие товары' }));
  expect(guest.path).toBe('/catalog/odezhda');
});

test('the size by which a listing is filtered is selected on the product page', async () => {
  const guest = await visit('/catalog/obuv');
  const sizes = getFilters(guest).getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
  const size = sizes.find(({ name, disabled }) => name === 'size' && !disabled);
  await guest.open(`/catalog/obuv?size=${size?.value}`);
  const [card] = listCards(guest);
  await guest.follow(within(card ?? guest.document.body).getAllByRole('link')[0] ?? guest.document.body);
  expect(guest.path).toMatch(new RegExp(`^/product/[^?]+\\?size=${size?.value}$`));
  const chosenSizes = guest.main.getAllByRole<HTMLInputElement>('radio').filter(({ name, checked }) => name === 'size' && checked);
  expect(chosenSizes.map(({ value }) => value)).toEqual([size?.value]);
});
