import { signInShopper } from '../support/page/shopper.ts';
import { check, fill, type Visitor } from '../support/page/visitor.ts';

const listPath = '/account/addresses';

/** The label of an optional field includes that it is optional. */
const field = ({ main }: Visitor, name: string) =>
  main.getByRole<HTMLInputElement>(['Город', 'Улица'].includes(name) ? 'combobox' : 'textbox', { name: new RegExp(`^${name}`) });

const save = (visitor: Visitor) => visitor.press(visitor.main.getByRole('button', { name: 'Сохранить' }));

/** Texts of the saved addresses in the list. */
const addresses = ({ main }: Visitor) =>
  main.queryAllByRole('button', { name: /^Удалить/ }).map((button) => button.getAttribute('aria-label'));

async function createAddress(shopper: Visitor, street: string): Promise<string> {
  const query = 'mutation ($dto: CreateAddressInput!) { createAddress(dto: $dto) { id } }';
  const dto = { cityId: 'kazan', street, house: '7' };
  const { createAddress: created } = await shopper.ask<{ createAddress: { id: string } }>(query, { dto });
  return `${listPath}/${created.id}`;
}

let shopper: Visitor;
beforeEach(async () => {
  ({ shopper } = await signInShopper());
});

test('a new address is saved with a city chosen from a list, and a removed address can be restored', async () => {
  await shopper.open(listPath);
  expect(shopper.main.getByRole('heading', { name: 'Адресов пока нет' })).toBeDefined();
  await shopper.follow(shopper.main.getByRole('link', { name: 'Добавить адрес' }));
  expect(shopper.path).toBe(`${listPath}/new`);
  fill(field(shopper, 'Улица'), 'Ленина');
  fill(field(shopper, 'Дом'), '5');
  await save(shopper);
  expect(shopper.status).toBe(422);
  expect(shopper.main.getByText('Напишите город')).toBeDefined();
  expect(field(shopper, 'Улица').value).toBe('Ленина');
  fill(field(shopper, 'Город'), 'Нигдегород');
  await save(shopper);
  expect(shopper.main.getByText(/Не\sзнаем такого города/)).toBeDefined();
  fill(field(shopper, 'Город'), 'Ново');
  await save(shopper);
  check(shopper.main.getByRole('radio', { name: /^Новосибирск/ }));
  await save(shopper);
  expect(shopper.path).toBe(listPath);
  expect(shopper.main.getByText(/^Новосибирск/)).toBeDefined();
  await shopper.press(shopper.main.getByRole('button', { name: /^Удалить: Ленина/ }));
  expect(shopper.main.getByText('Адрес удалён.')).toBeDefined();
  expect(addresses(shopper)).toEqual([]);
  await shopper.press(shopper.main.getByRole('button', { name: 'Вернуть адрес' }));
  expect(shopper.main.getByText('Адрес снова сохранён.')).toBeDefined();
  expect(shopper.main.getByText(/^Новосибирск/)).toBeDefined();
});

test('invalid fields show their errors, and the input remains', async () => {
  await shopper.open(`${listPath}/new`);
  fill(field(shopper, 'Город'), 'Казань');
  fill(field(shopper, 'Улица'), 'Щапова');
  await save(shopper);
  expect(shopper.main.getByText('Напишите номер дома')).toBeDefined();
  fill(field(shopper, 'Дом'), '26');
  fill(field(shopper, 'Индекс'), '42');
  await save(shopper);
  expect([shopper.path, shopper.status]).toEqual([`${listPath}/new`, 422]);
  expect(shopper.main.getByText('Индекс: шесть цифр.')).toBeDefined();
  expect(field(shopper, 'Индекс').value).toBe('42');
  expect(addresses(await shopper.open(listPath))).toEqual([]);
});

test('an address removed elsewhere is reported on saving, and can be restored with the typed values', async () => {
  const path = await createAddress(shopper, 'Баумана');
  await shopper.open(path);
  fill(field(shopper, 'Дом'), '9');
  await shopper.ask('mutation ($id: ID!) { removeAddress(dto: { id: $id }) }', { id: path.split('/').at(-1) });
  await save(shopper);
  expect(shopper.main.getByRole('alert').textContent).toMatch(/^Этого адреса больше нет/);
  await shopper.press(shopper.main.getByRole('button', { name: 'Вернуть адрес' }));
  expect(shopper.path).toBe(listPath);
  expect(addresses(shopper)).toEqual([expect.stringMatching(/^Удалить: Баумана, д\.\s9/)]);
  expect((await shopper.open(path)).status).toBe(404);
});

test('an address of another account is not found and cannot be changed', async () => {
  const path = await createAddress(shopper, 'Сокровенная');
  const { shopper: otherShopper } = await signInShopper();
  expect((await shopper.open(path)).status).toBe(200);
  expect((await otherShopper.open(path)).status).toBe(404);
  const body = new URLSearchParams({ city: 'Казань', street: 'Чужая', house: '1' });
  const changed = await otherShopper.request(path, { method: 'POST', body, headers: { origin: otherShopper.origin } });
  expect(changed.status).toBe(422);
  expect(addresses(await shopper.open(listPath))).toEqual([expect.stringMatching(/^Удалить: Сокровенная, д\.\s7/)]);
});
