import { startBrowser } from '../browser.ts';
import startShopOfRun from './start-shop.ts';

/** Starts one browser and one shop for all journeys. */
export default async function setUp() {
  globalThis.closeBrowser = await startBrowser();
  await startShopOfRun();
}

declare global {
  var closeBrowser: (() => Promise<void>) | undefined;
}
