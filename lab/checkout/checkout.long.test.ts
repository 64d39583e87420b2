import { inBrowser } from '../../storefront/e2e/support/browser.ts';
import { shop } from '../../storefront/e2e/support/shop/harness.ts';
import { createEmail, fromNewAddress } from '../../storefront/e2e/support/visitors.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { limits, type Purchase, type PurchaseFigures } from './limits.ts';
import { type DeliveryMethod, makePurchase } from './purchase.ts';
import { phone } from './thumb.ts';

type MeasuredPurchase = PurchaseFigures & Awaited<ReturnType<typeof makePurchase>>;

const rows: string[] = [];

function formatRow(
  purchase: Purchase,
  { taps, typed, scrolled, height, steps, stepsWithButton, stepsWithSum, shift }: MeasuredPurchase,
): string {
  const screens = (height / phone.viewport.height).toFixed(1);
  const stepsInSight = `${stepsWithButton} and ${stepsWithSum} of ${steps}`;
  return [purchase, taps, typed, scrolled, `${height} = ${screens} screens`, stepsInSight, shift.toFixed(3)].join(' | ');
}

const figureNames = ['taps', 'typed', 'scrolled', 'height', 'outOfSight', 'shift'] as const;

/** Lists the figures of a purchase that are above their limits. */
const listExcess = (purchase: Purchase, measured: PurchaseFigures) =>
  figureNames
    .filter((name) => measured[name] > limits[purchase][name])
    .map((name) => `${name} ${measured[name]} of ${limits[purchase][name]}`);

inBrowser('a purchase with a thumb at 360 × 640', (openPage) => {
  afterAll(() => {
    const headings = '| taps | typed | scrolled px | height of the checkout | button and sum in sight | layout shift';
    process.stderr.write(`\n ${headings}\n${rows.map((row) => `  ${row}\n`).join('')}`);
  });

  test.each<DeliveryMethod>([
    'pickup point',
    'courier',
  ])('a first and a second purchase by %s stay within the limits of taps, scrolling and layout', async (method) => {
    const { page } = await openPage(shop().storefront, { ...phone, ...fromNewAddress() });
    const shifts = await watchLayoutShifts(page);
    const excessFigures: string[] = [];
    for (const shopper of ['guest', 'second order'] as const) {
      const purchase: Purchase = `${shopper}, ${method}`;
      const purchaseResult = await makePurchase({ page, method, email: shopper === 'guest' ? createEmail() : undefined });
      const shift = shifts.reduce((sum, { value }) => sum + value, 0);
      const measured = { ...purchaseResult, shift };
      const scrolls = purchaseResult.scrolls.map(({ px, to }) => `${px} to «${to}»`);
      rows.push(formatRow(purchase, measured), `  scrolled ${scrolls.join(', ')}`);
      rows.push(...shifts.map(({ value, description }) => `  shifted ${value.toFixed(3)} ${description}`));
      excessFigures.push(...listExcess(purchase, measured).map((excess) => `${purchase}: ${excess}`));
      excessFigures.push(
        ...purchaseResult.belowScreen.map((part) => `${purchase}: the ${part} of the order just paid is below the screen`),
      );
      shifts.length = 0;
    }
    expect(excessFigures).toEqual([]);
  }, 300_000);
});
