import { findUnitsForSale, putIntoCart } from '../support/orders.ts';
import { findCode } from '../support/page/find-code.ts';
import { Visitor, visit } from '../support/page/visitor.ts';
import { buildAddress } from '../support/routes.ts';
import { authenticate, createEmail } from '../support/visitors.ts';

/** An attack that fits into every field, and breaks out of an attribute. */
const shortAttack = '"><svg onload=h=1>';
/** An attack that breaks out of text, of a text area, and of scripts with data. */
const longAttack = `</textarea></script><script>h=1</script><!--'"><img src=x onerror=h=1>`;

const listPostForms = ({ document }: Visitor) => [...document.querySelectorAll<HTMLFormElement>('main form[method=post i]')];

type TextField = HTMLInputElement | HTMLTextAreaElement;
const textFields = '[type=text], [type=email], [type=tel], [type=search], [type=url], input:not([type]), textarea';

/** Types the attack into each text field of a form, and returns their number. The honeypot stays empty, as only a robot fills it. */
function typeAttack(form: HTMLFormElement): number {
  const fields = [...form.ownerDocument.querySelectorAll<TextField>(textFields)].filter((field) => field.form === form);
  const texts = fields.filter(({ name }) => name !== 'website');
  for (const field of texts) field.value = field.type === 'textarea' || field.maxLength > 100 ? longAttack : shortAttack;
  return texts.length;
}

/** Returns the button that submits the form. The button may be outside the form's element. */
function findSubmitButton(form: HTMLFormElement): HTMLElement {
  const buttons = [...form.ownerDocument.querySelectorAll('button')].filter((button) => button.form === form && button.type === 'submit');
  const button = buttons.find(({ value }) => value === 'save') ?? buttons[0];
  if (!button) throw new Error('the form has no button');
  return button;
}

/** Submits the attack by every form of a page. Returns the number of fields that contain it afterwards. */
async function attack(visitor: Visitor, path: string): Promise<number> {
  let echoes = 0;
  await visitor.open(path);
  expect(visitor.path).toBe(path);
  const count = listPostForms(visitor).length;
  for (let index = 0; index < count; index += 1) {
    await visitor.open(path);
    const form = listPostForms(visitor)[index];
    // Skips forms without a text field, which sign the shopper out or remove something.
    if (!form || typeAttack(form) === 0) continue;
    form.noValidate = true;
    await visitor.press(findSubmitButton(form));
    const fields = [...visitor.document.querySelectorAll<TextField>('main input, main textarea')];
    echoes += fields.filter(({ value }) => value.includes('h=1')).length;
    expect(findCode(visitor)).toEqual([]);
  }
  return echoes;
}

test.each([
  ['/info/partners', 5],
  ['/tovar-pod-zakaz', 4],
  ['price-match', 3],
  ['notice', 1],
  ['/city', 2],
  ['/auth', 1],
])('markup in the rejected form of %s is displayed as text', async (route, echoes) => {
  expect(await attack(new Visitor(), await buildAddress(route))).toBe(echoes);
});

test('markup in the rejected forms of an address, the checkout and a review is displayed as text', async () => {
  const visitor = new Visitor();
  await authenticate(visitor, createEmail());
  const [unit] = await findUnitsForSale(1);
  await putIntoCart(visitor, [unit?.id ?? '']);
  const echoes: Record<string, number> = {};
  for (const route of ['/account/addresses/new', '/checkout', 'review']) echoes[route] = await attack(visitor, await buildAddress(route));
  expect(echoes).toEqual({ '/account/addresses/new': 7, '/checkout': 12, review: 3 });
});

test.each([shortAttack, longAttack])('a search for %s is displayed as text', async (query) => {
  const visitor = await visit(`/search?${new URLSearchParams({ query })}`);
  expect(visitor.main.getByRole('heading', { level: 1 }).textContent).toContain(query);
  expect(findCode(visitor)).toEqual([]);
});
