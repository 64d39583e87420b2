import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { describeInBrowser, launchBrowser } from './browser.ts';
import { findBuildFolder } from './story/built.ts';
import { type StoryServer, serveStories } from './story/server.ts';

const openWithinMs = 3_000;
const maxFrameKilobytes = 650;

const formatSeconds = (ms: number) => (ms / 1000).toFixed(1);
const printLine = (line: string) => process.stderr.write(`${line}\n`);

describeInBrowser('the static Storybook', () => {
  let server: StoryServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serveStories(findBuildFolder(), '/kit'), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  async function measureReadableMs(): Promise<number> {
    const page = await browser.newPage();
    const startedAt = performance.now();
    await page.goto(`${server.origin}/kit/`);
    await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1, name: 'Meet, for designers' }).waitFor();
    const ms = performance.now() - startedAt;
    await page.close();
    return ms;
  }

  test(`makes its first page readable within ${openWithinMs} ms`, async () => {
    const times = [await measureReadableMs(), await measureReadableMs(), await measureReadableMs()];
    printLine(`The first page is readable after ${times.map(formatSeconds).join(', ')} s.`);
    expect(Math.max(...times)).toBeLessThan(openWithinMs);
  });

  test(`loads at most ${maxFrameKilobytes} kB of gzip for the frame of a story`, async () => {
    const page = await browser.newPage();
    const loadedSizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (/\.(?:js|css|html)(?:\?|$)/.test(response.url())) loadedSizes.push(response.body().then((body) => gzipSync(body).length));
    });
    const startedAt = performance.now();
    await page.goto(`${server.origin}/kit/iframe.html?viewMode=story&id=kit-button--solid`);
    await page.locator('#storybook-root button').waitFor();
    const ms = performance.now() - startedAt;
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(loadedSizes)).reduce((sum, size) => sum + size, 0);
    await page.close();
    printLine(`A button stands after ${formatSeconds(ms)} s, with ${Math.round(bytes / 1000)} kB of gzip.`);
    expect(bytes).toBeLessThanOrEqual(maxFrameKilobytes * 1000);
  });
});
