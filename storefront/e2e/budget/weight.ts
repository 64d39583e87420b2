import type { Page } from 'playwright-core';

/** Returns the URLs of the files with this ending that a page has loaded. */
export function listLoadedFiles(page: Page, ending: string): Promise<string[]> {
  return page.evaluate((end) => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...new Set(names.filter((name) => new URL(name).pathname.endsWith(end)))];
  }, ending);
}

interface Paint {
  /** URL of the picture that was the largest contentful paint; empty if the largest paint was text. */
  largestPicture: string;
  /** Cumulative layout shift. */
  shift: number;
}

/** Reads the browser's paint and layout-shift entries. */
export function readPaint(page: Page): Promise<Paint> {
  return page.evaluate(async () => {
    const waitForFrame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const listEntries = async (type: string) => {
      const entries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      observer.observe({ type, buffered: true });
      await waitForFrame();
      await waitForFrame();
      return [...entries, ...observer.takeRecords()];
    };
    const [paints, shifts] = await Promise.all([listEntries('largest-contentful-paint'), listEntries('layout-shift')]);
    // Every page paints something, so without a paint entry the layout shift is not reliable either.
    if (paints.length === 0) throw new Error('the browser reported no paint');
    return {
      largestPicture: String(Reflect.get(paints.at(-1) ?? {}, 'url') ?? ''),
      shift: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
    };
  });
}
