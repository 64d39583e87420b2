import { alive, type OpenPage } from '../browser.ts';
import { chooseCity, fillInCheckout, putIntoCart, unitsForSale } from '../orders.ts';
import { shop } from '../shop/harness.ts';
import { fromElsewhere, signIn } from '../visitors.ts';

/** Opens a checkout that is ready to be submitted. */
export async function readyToPlace(openPage: OpenPage, count: number) {
  const { page } = await openPage(shop().storefront, fromElsewhere());
  const email = await signIn(page);
  const units = await unitsForSale(count);
  await putIntoCart(
    page,
    units.map(({ id }) => id),
  );
  await page.goto('/checkout');
  await alive(page);
  await fillInCheckout(page);
  await chooseCity(page);
  return { page, email, units };
}
