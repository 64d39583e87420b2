import type { Browser, LaunchOptions } from 'playwright-core';
import { chromium } from 'playwright-core';

declare global {
  /** Closes the browsers of this process. Jest's global teardown calls it. */
  var closeBrowsers: (() => Promise<void>) | undefined;
}

/*
 * The browsers of a Jest process. Journeys load this module by Node itself, so that all test files of the process use the same instance.
 * If each file connected to a browser server instead, every message would pass through two more sockets of the same process.
 */
const runningBrowsers = new Map<string, Promise<Browser>>();

/** Returns the browser with these options, and starts it at the first call. */
export function findBrowser(options: LaunchOptions): Promise<Browser> {
  const key = JSON.stringify(options);
  const browser = runningBrowsers.get(key) ?? chromium.launch(options);
  runningBrowsers.set(key, browser);
  globalThis.closeBrowsers ??= closeAll;
  return browser;
}

async function closeAll(): Promise<void> {
  const browsers = await Promise.all(runningBrowsers.values());
  runningBrowsers.clear();
  await Promise.all(browsers.map((browser) => browser.close()));
}
