import { createWrongCode, readCode, readMessages } from '../support/inbox.ts';
import { makeCodesOlder } from '../support/older-codes.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { fill, Visitor, visit } from '../support/page/visitor.ts';
import { createEmail, createMobileNumber } from '../support/visitors.ts';

const getEmailField = ({ main }: Visitor) => main.getByRole('textbox', { name: 'Email' });
const getPhoneField = ({ main }: Visitor) => main.getByRole<HTMLInputElement>('textbox', { name: 'Номер телефона' });

const sendCode = (visitor: Visitor) => visitor.press(visitor.main.getByRole('button', { name: 'Получить код' }));

async function enterCode(visitor: Visitor, code: string): Promise<void> {
  fill(visitor.main.getByRole('textbox', { name: 'Цифра 1 из 4' }), code);
  await visitor.press(visitor.main.getByRole('button', { name: 'Войти' }));
}

async function requestCode(visitor: Visitor, email = createEmail()): Promise<string> {
  fill(getEmailField(visitor), email);
  await sendCode(visitor);
  return email;
}

test('a shopper signs in by email from a page, returns to it, and signs out', async () => {
  const visitor = await visit('/catalog/odezhda?sort=cheap');
  await visitor.follow(visitor.page.getByRole('link', { name: 'Войти' }));
  expect(visitor.path).toBe('/auth?to=%2Fcatalog%2Fodezhda%3Fsort%3Dcheap');
  expect(visitor.main.getByRole('heading', { level: 1, name: 'Авторизация' })).toBeDefined();
  // Without JavaScript the tabs are hidden, and links replace them.
  expect(visitor.html).toMatch(/@media \(scripting: none\)\{\.css-[\w-]+ \[role=tablist\]\{display:none/);
  const email = await requestCode(visitor);
  expect(visitor.path).toBe('/enter-code?to=%2Fcatalog%2Fodezhda%3Fsort%3Dcheap');
  expect(visitor.main.getByText(email)).toBeDefined();
  await enterCode(visitor, await readCode(email));
  expect(visitor.path).toBe('/catalog/odezhda?sort=cheap');
  await visitor.follow(visitor.page.getByRole('link', { name: 'Аккаунт' }));
  expect(visitor.main.getByText(email)).toBeDefined();
  await visitor.press(visitor.main.getByRole('button', { name: 'Выйти' }));
  expect(visitor.path).toBe('/');
  expect(visitor.page.getByRole('link', { name: 'Войти' })).toBeDefined();
  expect((await visitor.open('/account')).path).toBe('/auth?to=%2Faccount');
});

test('a sign-in by phone keeps the typed number and the return address after errors and after returning to change it', async () => {
  const visitor = await visit('/auth?to=%2Fdelivery');
  const digits = createMobileNumber();
  await visitor.follow(visitor.main.getByRole('link', { name: 'Номер телефона' }));
  expect(visitor.main.queryByRole('textbox', { name: 'Email' })).toBeNull();
  fill(getPhoneField(visitor), '8 (912) 12');
  await sendCode(visitor);
  expect(visitor.status).toBe(422);
  expect(visitor.main.getByText(/Проверьте номер телефона/)).toBeDefined();
  expect(getPhoneField(visitor).value).toContain('912');
  fill(getPhoneField(visitor), `8${digits}`);
  await sendCode(visitor);
  expect(visitor.path).toBe('/enter-code?to=%2Fdelivery');
  const code = await readCode(`+7${digits}`);
  await visitor.follow(visitor.main.getByRole('link', { name: 'изменить' }));
  expect(getPhoneField(visitor).value.replace(/\D/g, '')).toContain(digits);
  await visitor.open('/enter-code?to=%2Fdelivery');
  await enterCode(visitor, createWrongCode(code));
  expect(visitor.status).toBe(422);
  expect(visitor.main.getByText(/Введенный код неверен/)).toBeDefined();
  await enterCode(visitor, code);
  expect(visitor.path).toBe('/delivery');
  expect(visitor.page.getByRole('link', { name: 'Аккаунт' })).toBeDefined();
});

test('a sign-in code is invalid after three wrong attempts', async () => {
  const visitor = await visit('/auth');
  const code = await readCode(await requestCode(visitor));
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await enterCode(visitor, createWrongCode(code));
    expect(visitor.main.getByText(/Введенный код неверен/)).toBeDefined();
  }
  await enterCode(visitor, code);
  expect(visitor.main.getByText(/Код больше не\sдействует/)).toBeDefined();
  expect((await visitor.open('/account')).url.pathname).toBe('/auth');
});

test('an expired sign-in code is reported, and another can be requested', async () => {
  const visitor = await visit('/auth');
  const email = await requestCode(visitor);
  const code = await readCode(email);
  await makeCodesOlder(email, 301);
  await enterCode(visitor, code);
  expect(visitor.main.getByText(/Код больше не\sдействует/)).toBeDefined();
  await visitor.follow(visitor.main.getByRole('link', { name: 'изменить' }));
  expect(getEmailField(visitor)).toHaveProperty('value', email);
  await sendCode(visitor);
  await enterCode(visitor, await readCode(email, 2));
  expect(visitor.path).toBe('/account');
});

test('a sign-in form submitted too soon or by a bot sends no code, and keeps the typed email', async () => {
  const visitor = await visit('/auth');
  const email = createEmail();
  fill(getEmailField(visitor), email);
  await visitor.press(visitor.main.getByRole('button', { name: 'Получить код' }), { isHasty: true });
  expect([visitor.url.pathname, visitor.status]).toEqual(['/auth', 422]);
  fill(visitor.main.getByLabelText('Сайт'), 'https://spam.example');
  await sendCode(visitor);
  expect([visitor.url.pathname, visitor.status]).toEqual(['/auth', 422]);
  expect(getEmailField(visitor)).toHaveProperty('value', email);
  expect(await readMessages(email)).toEqual([]);
});

test('the sign-in ignores a return address outside the shop', async () => {
  const visitor = await visit('/auth?to=%2F%2Fevil.example%2F');
  const email = await requestCode(visitor);
  await enterCode(visitor, await readCode(email));
  expect(visitor.url.href).toBe(`${visitor.origin}/account`);
});

test('the sign-in pages are not indexed, and redirect a signed-in shopper to the return address', async () => {
  const { shopper } = await signInShopper();
  for (const path of ['/auth?to=%2Fdelivery', '/enter-code?to=%2Fdelivery']) {
    const { document } = await visit(path);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/);
    expect((await shopper.open(path)).path).toBe('/delivery');
  }
});

test('the code page without a pending code has a form for the email, which leads to a sign-in', async () => {
  const visitor = await visit('/enter-code');
  const email = await requestCode(visitor);
  await enterCode(visitor, await readCode(email));
  expect(visitor.path).toBe('/account');
});
