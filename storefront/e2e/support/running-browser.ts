import type { Browser, LaunchOptions } from 'playwright-core';
import { chromium } from 'playwright-core';

declare global {
  /** Closes the browsers of this process. Jest's global teardown calls it. */
  var closeBrowsers: (() => Promise<void>) | undefined;
}

/*
 * The browsers of a Jest process. Journeys load this module by Node itself, so that all test files of the process use the same instance.
 * With a server and a connection for each file, every message passed two more sockets of one and the same process.
 */
const running = new Map<string, Promise<Browser>>();

/** Returns the browser with these options, and starts it at the first call. */
export function findBrowser(options: LaunchOptions): Promise<Browser> {
  const key = JSON.stringify(options);
  const browser = running.get(key) ?? chromium.launch(options);
  running.set(key, browser);
  globalThis.closeBrowsers ??= closeAll;
  return browser;
}

async function closeAll(): Promise<void> {
  const browsers = await Promise.all(running.values());
  running.clear();
  await Promise.all(browsers.map((browser) => browser.close()));
}
