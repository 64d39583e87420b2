import { givenShop, giveShop, startShop } from './harness.ts';

/** Every file looks at the same shop; one that stands already can be named by E2E_STOREFRONT_URL, E2E_API_URL, E2E_DATABASE_URL and E2E_AUTH_SECRET. */
export default async function setUp() {
  if (givenShop()) return;
  const { shop, stop } = await startShop();
  giveShop(shop);
  globalThis.stopShop = stop;
}

declare global {
  var stopShop: (() => Promise<void>) | undefined;
}
