import { signInShopper } from '../support/page/shopper.ts';
import { check, fill, type Visitor } from '../support/page/visitor.ts';

const listPath = '/account/addresses';

/** Compares the beginning of the label, because the label of an optional field also says that the field is optional. */
const getField = ({ main }: Visitor, name: string) =>
  main.getByRole<HTMLInputElement>(['Город', 'Улица'].includes(name) ? 'combobox' : 'textbox', { name: new RegExp(`^${name}`) });

const saveAddress = (visitor: Visitor) => visitor.press(visitor.main.getByRole('button', { name: 'Сохранить' }));

/** Labels of the delete buttons in the list, which contain the saved addresses. */
const listAddresses = ({ main }: Visitor) =>
  main.queryAllByRole('button', { name: /^Удалить/ }).map((button) => button.getAttribute('aria-label'));

async function createAddress(shopper: Visitor, street: string): Promise<string> {
  const query = 'mutation ($dto: CreateAddressInput!) { createAddress(dto: $dto) { id } }';
  const dto = { cityId: 'kazan', street, house: '7' };
  const { createAddress: created } = await shopper.query<{ createAddress: { id: string } }>(query, { dto });
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
  fill(getField(shopper, 'Улица'), 'Ленина');
  fill(getField(shopper, 'Дом'), '5');
  await saveAddress(shopper);
  expect(shopper.status).toBe(422);
  expect(shopper.main.getByText('Напишите город')).toBeDefined();
  expect(getField(shopper, 'Улица').value).toBe('Ленина');
  fill(getField(shopper, 'Город'), 'Нигдегород');
  await saveAddress(shopper);
  expect(shopper.main.getByText(/Не\sзнаем такого города/)).toBeDefined();
  fill(getField(shopper, 'Город'), 'Ново');
  await saveAddress(shopper);
  check(shopper.main.getByRole('radio', { name: /^Новосибирск/ }));
  await saveAddress(shopper);
  expect(shopper.path).toBe(listPath);
  expect(shopper.main.getByText(/^Новосибирск/)).toBeDefined();
  await shopper.press(shopper.main.getByRole('button', { name: /^Удалить: Ленина/ }));
  expect(shopper.main.getByText('Адрес удалён.')).toBeDefined();
  expect(listAddresses(shopper)).toEqual([]);
  await shopper.press(shopper.main.getByRole('button', { name: 'Вернуть адрес' }));
  expect(shopper.main.getByText('Адрес снова сохранён.')).toBeDefined();
  expect(shopper.main.getByText(/^Новосибирск/)).toBeDefined();
});

test('invalid fields of an address show their errors, and the input remains', async () => {
  await shopper.open(`${listPath}/new`);
  fill(getField(shopper, 'Город'), 'Казань');
  fill(getField(shopper, 'Улица'), 'Щапова');
  await saveAddress(shopper);
  expect(shopper.main.getByText('Напишите номер дома')).toBeDefined();
  fill(getField(shopper, 'Дом'), '26');
  fill(getField(shopper, 'Индекс'), '42');
  await saveAddress(shopper);
  expect([shopper.path, shopper.status]).toEqual([`${listPath}/new`, 422]);
  expect(shopper.main.getByText('Индекс: шесть цифр.')).toBeDefined();
  expect(getField(shopper, 'Индекс').value).toBe('42');
  expect(listAddresses(await shopper.open(listPath))).toEqual([]);
});

test('an address removed elsewhere is reported on saving, and can be restored with the typed values', async () => {
  const path = await createAddress(shopper, 'Баумана');
  await shopper.open(path);
  fill(getField(shopper, 'Дом'), '9');
  await shopper.query('mutation ($id: ID!) { removeAddress(dto: { id: $id }) }', { id: path.split('/').at(-1) });
  await saveAddress(shopper);
  expect(shopper.main.getByRole('alert').textContent).toMatch(/^Этого адреса больше нет/);
  await shopper.press(shopper.main.getByRole('button', { name: 'Вернуть адрес' }));
  expect(shopper.path).toBe(listPath);
  expect(listAddresses(shopper)).toEqual([expect.stringMatching(/^Удалить: Баумана, д\.\s9/)]);
  expect((await shopper.open(path)).status).toBe(404);
});

test('an address of another account is not found and cannot be changed', async () => {
  const path = await createAddress(shopper, 'Сокровенная');
  const { shopper: otherShopper } = await signInShopper();
  expect((await shopper.open(path)).status).toBe(200);
  expect((await otherShopper.open(path)).status).toBe(404);
  const body = new URLSearchParams({ city: 'Казань', street: 'Чужая', house: '1' });
  const response = await otherShopper.request(path, { method: 'POST', body, headers: { origin: otherShopper.origin } });
  expect(response.status).toBe(422);
  expect(listAddresses(await shopper.open(listPath))).toEqual([expect.stringMatching(/^Удалить: Сокровенная, д\.\s7/)]);
});
