import { type OpenPage, waitForHydration } from '../browser.ts';
import { chooseCity, fillInCheckout, putIntoCart, unitsForSale } from '../orders.ts';
import { shop } from '../shop/harness.ts';
import { fromNewAddress, signIn } from '../visitors.ts';

/** Opens a checkout that is ready to be submitted. */
export async function readyToPlace(openPage: OpenPage, count: number) {
  const { page } = await openPage(shop().storefront, fromNewAddress());
  const email = await signIn(page);
  const units = await unitsForSale(count);
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
