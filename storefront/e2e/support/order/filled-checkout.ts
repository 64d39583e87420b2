import { type OpenPage, waitForHydration } from '../browser.ts';
import { chooseCity, fillInCheckout, findUnitsForSale, putIntoCart } from '../orders.ts';
import { shop } from '../shop/harness.ts';
import { fromNewAddress, signIn } from '../visitors.ts';

/** Opens the checkout of a new shopper with one unit, filled in and ready to be submitted. */
export async function openFilledCheckout(openPage: OpenPage, unit?: { id: string }) {
  const { page } = await openPage(shop().storefront, fromNewAddress());
  const email = await signIn(page);
  const [chosenUnit] = unit ? [unit] : await findUnitsForSale(1);
  await putIntoCart(page, [String(chosenUnit?.id)]);
  await page.goto('/checkout');
  await waitForHydration(page);
  await fillInCheckout(page);
  await chooseCity(page);
  return { page, email };
}
