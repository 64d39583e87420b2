import type { ElementHandle, Locator, Page } from 'playwright-core';
import { untilInPage, waitForHydration, whenHydrated } from '../../storefront/e2e/support/browser.ts';
import { readCode } from '../../storefront/e2e/support/inbox.ts';
import { findUnitsForSale, getHeadline, getSandboxButton, main, recipient, waitForSum } from '../../storefront/e2e/support/orders.ts';
import { until } from '../../storefront/e2e/support/until.ts';
import { waitForMinFormAge } from '../../storefront/e2e/support/visitors.ts';
import type { PurchaseFigures } from './limits.ts';
import { isInSight, Thumb } from './thumb.ts';

export type DeliveryMethod = 'pickup point' | 'courier';

/** An input that is still missing in the checkout. */
interface CheckoutNeed {
  control: Locator;
  fulfil: (thumb: Thumb) => Promise<void>;
}

const isEmpty = (field: Element) => !(field as HTMLInputElement).value;
const needsText = async (field: Locator) => (await field.isVisible()) && field.evaluate(isEmpty);
const needsCheck = async (box: Locator) => (await box.isVisible()) && !(await box.isChecked());

/** Finds a field by the beginning of its label, whose end may say that the field is optional. A field with hints is a combobox. */
function findField(page: Page, label: string): Locator {
  const name = new RegExp(`^${label}`);
  return main(page).getByRole('textbox', { name }).or(main(page).getByRole('combobox', { name }));
}

const getPickupPoints = (page: Page) => main(page).getByRole('group', { name: 'Пункт выдачи', exact: true });

/** Waits for the pickup points of the chosen city, as a shopper would before going on. */
async function waitForPoints(page: Page) {
  const isPickup = await main(page)
    .getByRole('radio', { name: /^Пункт выдачи/ })
    .isChecked();
  if (!isPickup || (await needsText(findField(page, 'Город')))) return;
  // Once a point is chosen, the list has only that point and a button for another.
  await getPickupPoints(page).getByRole('radio').or(main(page).getByText('Другой пункт')).first().waitFor();
}

/** Lists the visible controls that still need an input, in any order. Collapsed sections are left out. */
async function listNeeds(page: Page, method: DeliveryMethod): Promise<CheckoutNeed[]> {
  const unmetNeeds: CheckoutNeed[] = [];
  const methodRadio = main(page).getByRole('radio', { name: method === 'courier' ? /^Курьер/ : /^Пункт выдачи/ });
  if (await needsCheck(methodRadio)) unmetNeeds.push({ control: methodRadio, fulfil: (thumb) => thumb.tap(methodRadio) });
  const city = findField(page, 'Город');
  if (await needsText(city)) {
    const chooseCity = async (thumb: Thumb) => {
      await thumb.enterText(await whenHydrated(city), 'Каз');
      await thumb.tap(
        main(page)
          .getByRole('option', { name: /^Казань/ })
          .first(),
      );
    };
    unmetNeeds.push({ control: city, fulfil: chooseCity });
  }
  const points = getPickupPoints(page);
  const point = points.getByRole('radio').first();
  const isChosen = (await points.getByRole('radio', { checked: true }).count()) > 0;
  if (!isChosen && (await point.isVisible())) unmetNeeds.push({ control: point, fulfil: (thumb) => thumb.tap(point) });
  const address = method === 'courier' ? { Улица: recipient.Улица, Дом: recipient.Дом, Квартира: '14' } : {};
  const { Имя, Фамилия, Телефон } = recipient;
  for (const [name, text] of Object.entries({ Имя, Фамилия, Телефон: Телефон.replace(/^\+7\s/, ''), ...address })) {
    const field = findField(page, name);
    if (await needsText(field)) unmetNeeds.push({ control: field, fulfil: (thumb) => thumb.enterAndMoveOn(field, text) });
  }
  const consent = main(page).getByRole('checkbox', { name: /согласие/i });
  if (await needsCheck(consent)) unmetNeeds.push({ control: consent, fulfil: (thumb) => thumb.tap(consent) });
  return unmetNeeds;
}

/** Returns the missing input that comes first on the page. */
async function findTopmost(unmetNeeds: readonly CheckoutNeed[]): Promise<CheckoutNeed | undefined> {
  const tops = await Promise.all(unmetNeeds.map(({ control }) => control.evaluate((element) => element.getBoundingClientRect().top)));
  return unmetNeeds[tops.indexOf(Math.min(...tops))];
}

/** Finds the buttons that place the order: at the end of the form, and perhaps in a bar at the edge of the screen. */
const getPayButtons = (page: Page) => page.getByRole('button', { name: /^Оплатить/ });

/** Returns the position on the page at which the last child of an element ends, in px. Runs in the page. */
const measureBottom = (element: Element): number => {
  const lastChild = element.lastElementChild ?? element;
  return Math.ceil(lastChild.getBoundingClientRect().bottom + scrollY);
};

/**
 * Returns whether the button that pays is in sight, and whether the sum is. Does not wait for elements that the page replaces meanwhile.
 */
async function findInSight(page: Page) {
  const buttons = await getPayButtons(page).elementHandles();
  // The sum is read from the bar and not from the button, which names no sum as long as the delivery is unknown.
  const paymentBarText = await page.locator('section[aria-label="К оплате"]').textContent();
  const [sum] = /\d[\d\s]*₽/.exec(paymentBarText ?? '') ?? [];
  // Prices in the list of products are left out, because the price of a single product may equal the sum.
  const sumElements = sum === undefined ? [] : await page.getByText(sum).and(page.locator(':not(li *)')).elementHandles();
  const isAnyInSight = async (elements: ElementHandle[]) =>
    (await Promise.all(elements.map((element) => element.evaluate(isInSight)))).includes(true);
  return { button: await isAnyInSight(buttons), sum: await isAnyInSight(sumElements) };
}

/** Waits until no toast is fading out, because such a toast still catches taps. */
const waitForFadingToasts = (page: Page) => untilInPage(page, () => !document.querySelector('[data-sonner-toast][data-removed=true]'));

interface CheckoutFigures extends Pick<PurchaseFigures, 'height' | 'outOfSight'> {
  steps: number;
  stepsWithButton: number;
  stepsWithSum: number;
}

/** Goes through the checkout from its top, and places the order. */
async function checkOut(thumb: Thumb, method: DeliveryMethod): Promise<CheckoutFigures> {
  const { page } = thumb;
  const figures: CheckoutFigures = { height: 0, outOfSight: 0, steps: 0, stepsWithButton: 0, stepsWithSum: 0 };
  await getPayButtons(page).first().waitFor({ state: 'attached' });
  await waitForHydration(page);
  await page.getByRole('region', { name: 'К оплате', includeHidden: true }).waitFor({ state: 'attached' });
  const recordStep = async () => {
    await waitForSum(page);
    await waitForFadingToasts(page);
    const { button, sum } = await findInSight(page);
    figures.steps += 1;
    figures.stepsWithButton += Number(button);
    figures.stepsWithSum += Number(sum);
    figures.outOfSight += Number(!button && !sum);
    figures.height = Math.max(figures.height, await main(page).evaluate(measureBottom));
  };
  for (;;) {
    await waitForSum(page);
    const need = await findTopmost(await listNeeds(page, method));
    if (!need) break;
    await recordStep();
    await need.fulfil(thumb);
    if (method === 'pickup point') await waitForPoints(page);
    if (figures.steps > 20) throw new Error(`the checkout does not accept the input: ${need.control}`);
  }
  await recordStep();
  const buttons = await getPayButtons(page).all();
  const visibleButtons = await Promise.all(buttons.map((button) => button.evaluate(isInSight)));
  const button = buttons[visibleButtons.indexOf(true)] ?? buttons.at(-1);
  if (button) await thumb.tap(button);
  await page.waitForURL('**/pay/*');
  return figures;
}

/** Puts a size of a product into the cart, and goes on to the checkout. */
async function fillCart(thumb: Thumb, email: string | undefined) {
  const { page } = thumb;
  const [unit] = await findUnitsForSale(1);
  await page.goto(`/product/${unit?.slug}`);
  await waitForHydration(page);
  const size = main(page).locator(`[name=size][value="${unit?.size}"]`);
  if (!(await size.isChecked())) await thumb.tap(size);
  await thumb.tap(
    await whenHydrated(
      main(page)
        .getByRole('button', { name: /^В\sкорзину$/ })
        .first(),
    ),
  );
  await main(page)
    .getByRole('button', { name: /^В\sкорзине$/ })
    .first()
    .waitFor();
  // For a signed-in shopper, the toast has a button that leads to the checkout.
  const continueButton = page.getByRole('button', { name: 'Оформить', exact: true });
  if (email === undefined) {
    await thumb.tap(continueButton);
    return;
  }
  await thumb.tap(page.getByRole('banner').getByRole('link', { name: /^Корзина/ }));
  const checkoutLink = page.getByRole('link', { name: /^Оформить заказ/ }).or(page.getByRole('button', { name: /^Оформить заказ/ }));
  await thumb.tap(checkoutLink.first());
}

async function signIn(thumb: Thumb, email: string) {
  const { page } = thumb;
  const form = page.getByRole('form', { name: 'Авторизация' });
  await thumb.enterAndMoveOn(form.getByRole('textbox', { name: 'Email' }), email);
  await waitForMinFormAge(page);
  await thumb.tap(form.getByRole('button', { name: 'Получить код' }));
  const codeField = page.getByRole('textbox', { name: /^Цифра 1 из/ });
  await codeField.waitFor();
  await until(() => codeField.isEditable());
  await thumb.enterAndMoveOn(codeField, await readCode(email));
}

/** Lists which of these an unscrolled page of the paid order does not show: the delivery day, the destination and the goods. */
async function listBelowScreen(page: Page): Promise<string[]> {
  const thanksRegion = main(page).getByRole('region', { name: 'Спасибо, заказ оплачен' });
  const goods = thanksRegion.getByRole('list', { name: 'Части заказа' });
  const parts = {
    goods,
    day: goods.getByText(/\sдо\s\d/),
    destination: thanksRegion.getByText(/^(Пункт выдачи|Курьером): /),
  };
  const hiddenParts: string[] = [];
  for (const [name, part] of Object.entries(parts)) if (!(await part.evaluate(isInSight))) hiddenParts.push(name);
  return hiddenParts;
}

interface PurchaseOptions {
  page: Page;
  method: DeliveryMethod;
  /** E-mail address of a guest who signs in during the checkout; undefined for a shopper who has signed in and ordered before. */
  email?: string | undefined;
}

/** Buys one unit, from the product's page to the thanks for the payment. */
export async function makePurchase({ page, method, email }: PurchaseOptions) {
  const thumb = new Thumb(page);
  await fillCart(thumb, email);
  if (email !== undefined) await signIn(thumb, email);
  await page.waitForURL('**/checkout');
  const checkout = await checkOut(thumb, method);
  await waitForHydration(page);
  await thumb.tap(getSandboxButton(page));
  await getHeadline(page, 'Спасибо, заказ оплачен').waitFor();
  await waitForHydration(page);
  const { taps, typed, scrolled, scrolls } = thumb;
  return { taps, typed, scrolled, scrolls, ...checkout, belowScreen: await listBelowScreen(page) };
}
