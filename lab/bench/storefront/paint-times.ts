/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** Durations since the start of the navigation, in milliseconds. They are undefined if pictures were still missing at the timeout. */
export interface PaintTimes {
  inView: number | undefined;
  afterScrolling: number | undefined;
  /** Number of pictures that failed to load. */
  brokenPictures: number;
}

const TIMEOUT_MS = 120_000;

/** Opens a page and waits for the pictures in view, then scrolls to the end and waits for all pictures. */
export async function measurePaint(page: Page, address: string): Promise<PaintTimes> {
  await page.goto(address, { waitUntil: 'domcontentloaded', timeout: TIMEOUT_MS });
  const inView = await waitUntilLoaded(page, { scrolls: false });
  const afterScrolling = await waitUntilLoaded(page, { scrolls: true });
  return { inView, afterScrolling, brokenPictures: await countBrokenPictures(page) };
}

/** Polls inside the page on every frame, so that the result is the time of the paint, without the delay of a message to Node. */
function waitUntilLoaded(page: Page, { scrolls }: { scrolls: boolean }): Promise<number | undefined> {
  return page.evaluate(
    async ({ scrolls, timeoutMs }) => {
      const isInView = (image: HTMLImageElement): boolean => {
        const { top, bottom, left, right, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      };
      const areLoaded = (): boolean => [...document.images].filter(isInView).every(({ complete }) => complete);
      const isDone = (): boolean => !scrolls || scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      while (performance.now() < timeoutMs) {
        if (areLoaded() && isDone()) return performance.now();
        if (areLoaded()) scrollBy({ top: innerHeight / 2, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      return undefined;
    },
    { scrolls, timeoutMs: TIMEOUT_MS },
  );
}

function countBrokenPictures(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.images].filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== '').length,
  );
}
