import { findShop, selectShop, startShop } from './harness.ts';

/**
 * Starts one shop for all test files. If E2E_STOREFRONT_URL, E2E_API_URL and E2E_DATABASE_URL name a running shop, uses that shop instead;
 * E2E_AUTH_SECRET is its secret.
 */
export default async function startShopOfRun() {
  if (findShop()) return;
  const { shop, stop } = await startShop();
  selectShop(shop);
  globalThis.stopShop = stop;
}

declare global {
  var stopShop: (() => Promise<void>) | undefined;
}
