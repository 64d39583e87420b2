import { givenShop, giveShop, startShop } from './harness.ts';

/** Starts one shop for all files. E2E_STOREFRONT_URL, E2E_API_URL, E2E_DATABASE_URL and E2E_AUTH_SECRET select a running shop instead. */
export default async function startShopOfRun() {
  if (givenShop()) return;
  const { shop, stop } = await startShop();
  giveShop(shop);
  globalThis.stopShop = stop;
}

declare global {
  var stopShop: (() => Promise<void>) | undefined;
}
