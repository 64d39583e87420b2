import type { Browser } from 'playwright-core';
import { inBrowser, launchBrowser } from './browser.ts';
import { builtStories } from './story/built.ts';
import { type StoryServer, serveStories } from './story/server.ts';

const openWithinMs = 3_000;

inBrowser('the static Storybook', () => {
  let server: StoryServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serveStories(builtStories(), '/kit'), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  async function msUntilReadable(): Promise<number> {
    const page = await browser.newPage();
    const begun = performance.now();
    await page.goto(`${server.origin}/kit/`);
    await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1, name: 'Meet, for designers' }).waitFor();
    const ms = performance.now() - begun;
    await page.close();
    return ms;
  }

  test(`its first page is readable within ${openWithinMs} ms`, async () => {
    const times = [await msUntilReadable(), await msUntilReadable(), await msUntilReadable()];
    expect(Math.max(...times)).toBeLessThan(openWithinMs);
  });
});
