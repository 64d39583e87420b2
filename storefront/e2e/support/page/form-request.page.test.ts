import { JSDOM } from 'jsdom';
import { buildFormRequest } from './form-request.ts';

const url = 'http://shop.example/form?step=2';

/** Returns the request that a press on the button with the id `press` sends. */
function pressButton(html: string, { isHasty = true, files = {} }: Partial<Parameters<typeof buildFormRequest>[1]> = {}) {
  const button = new JSDOM(html, { url }).window.document.querySelector<HTMLElement>('[id=press]');
  if (!button) throw new Error('the page has no button');
  return buildFormRequest(button, { isHasty, files });
}

test('a form without a method puts its fields into the query', () => {
  const html = `<form action="/search?old=1"><input name="query" value="ё &amp; е"><input type="checkbox" name="sale" value="1">
    <input type="checkbox" name="fresh" checked><select name="sort"><option>new</option><option selected>cheap</option></select>
    <input name="off" value="x" disabled><button id="press">Найти</button></form>`;
  expect(pressButton(html)).toEqual({ action: '/search?query=%D1%91+%26+%D0%B5&fresh=on&sort=cheap', method: 'GET' });
});

test('the pressed button is sent with the form, and may have an action of its own', () => {
  const form = (attributes: string) =>
    `<form method="post"><input name="id" value="1"><button name="intent" value="other">Нет</button>
     <button id="press" name="intent" value="remove" ${attributes}>Да</button></form>`;
  const { action, method, body } = pressButton(form(''));
  expect({ action, method, body: String(body) }).toEqual({ action: '/form?step=2', method: 'POST', body: 'id=1&intent=remove' });
  expect(pressButton(form('formaction="/cart?remove"')).action).toBe('/cart?remove');
});

test('a multipart form sends its files, and an unnamed empty file for an empty file field', async () => {
  const html = `<form method="post" enctype="multipart/form-data" action="/review"><input name="text" value="да">
    <input type="file" name="photos" multiple><input type="file" name="receipt"><button id="press">Отправить</button></form>`;
  const { body } = pressButton(html, { files: { photos: [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')] } });
  if (!(body instanceof FormData)) throw new Error('no files were sent');
  const names = [...body].map(([name, value]) => [name, value instanceof File ? value.name : value]);
  expect(names.sort()).toEqual([
    ['photos', 'a.jpg'],
    ['photos', 'b.jpg'],
    ['receipt', ''],
    ['text', 'да'],
  ]);
});

test.each([
  ['an invalid form', '<form><input name="email" required><button id="press">Ок</button></form>', /refuses the form: <input name="email"/],
  ['a disabled button', '<form><button id="press" disabled>Ок</button></form>', /is disabled/],
  ['a link', '<form><a id="press" href="/">Ок</a></form>', /not a button of a form/],
  ['a button without a form', '<button id="press">Ок</button>', /not a button of a form/],
])('buildFormRequest refuses %s', (_what, html, message) => {
  expect(() => pressButton(html)).toThrow(message);
});

test.each([
  ['a form with the attribute novalidate', '<form novalidate><input name="email" required><button id="press">Ок</button></form>'],
  [
    'a form whose button has the attribute formnovalidate',
    '<form><input name="email" required><button id="press" formnovalidate>Ок</button></form>',
  ],
])('%s is sent without validation', (_what, html) => {
  expect(pressButton(html).action).toBe('/form?email=');
});

test('a form is sent as if its page had been loaded more than two seconds ago, unless the visitor is hasty', () => {
  const html = `<form method="post" action="/auth?at=9000"><input type="hidden" name="pageLoadTime" value="9000">
    <button id="press">Ок</button></form>`;
  const readTimes = (isHasty: boolean) => {
    const { action, body } = pressButton(html, { isHasty });
    return [new URL(action, url).searchParams.get('at'), body instanceof URLSearchParams && body.get('pageLoadTime')].map(Number);
  };
  expect(readTimes(true)).toEqual([9000, 9000]);
  for (const time of readTimes(false)) expect(time).toBeLessThan(9000 - 2000);
});
