import { findShop, selectShop, startShop } from './harness.ts';

/** Starts one shop for all files. E2E_STOREFRONT_URL, E2E_API_URL, E2E_DATABASE_URL and E2E_AUTH_SECRET select a running shop instead. */
export default async function startShopOfRun() {
  if (findShop()) return;
  const { shop, stop } = await startShop();
  selectShop(shop);
  globalThis.stopShop = stop;
}

declare global {
  var stopShop: (() => Promise<void>) | undefined;
}
