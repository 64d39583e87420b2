import { type OpenPage, waitForHydration } from '../browser.ts';
import { chooseCity, fillInCheckout, findUnitsForSale, putIntoCart } from '../orders.ts';
import { shop } from '../shop/harness.ts';
import { fromNewAddress, signIn } from '../visitors.ts';

/** Opens the checkout of a new shopper with `count` units, filled in and ready to be submitted. */
export async function openFilledCheckout(openPage: OpenPage, count: number) {
  const { page } = await openPage(shop().storefront, fromNewAddress());
  const email = await signIn(page);
  const units = await findUnitsForSale(count);
  await putIntoCart(
    page,
    units.map(({ id }) => id),
  );
  await page.goto('/checkout');
  await waitForHydration(page);
  await fillInCheckout(page);
  await chooseCity(page);
  return { page, email, units };
}
