import { request } from 'node:http';
import type { Page } from 'playwright-core';

/** Bytes of a body as they go over the wire, gzipped where the server gzips it. */
export function wireBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers: { 'accept-encoding': 'gzip', accept: 'text/html,*/*' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Addresses of everything that a page has loaded so far, by how a name ends. */
export function loadedFiles(page: Page, ending: string): Promise<string[]> {
  return page.evaluate((end) => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...new Set(names.filter((name) => new URL(name).pathname.endsWith(end)))];
  }, ending);
}

interface Paint {
  /** Address of the picture that was painted last and largest; empty where it was text. */
  largestPicture: string;
  /** Sum of what moved without the shopper's doing. */
  shift: number;
}

/** What the browser says of how a page came. */
export function paintOf(page: Page): Promise<Paint> {
  return page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const entriesOf = async (type: string) => {
      const entries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      observer.observe({ type, buffered: true });
      await frame();
      await frame();
      return [...entries, ...observer.takeRecords()];
    };
    const [paints, shifts] = await Promise.all([entriesOf('largest-contentful-paint'), entriesOf('layout-shift')]);
    // Every page paints something: a browser that says nothing has not been heard, and its shifts neither.
    if (paints.length === 0) throw new Error('the browser told of no paint');
    return {
      largestPicture: String(Reflect.get(paints.at(-1) ?? {}, 'url') ?? ''),
      shift: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
    };
  });
}
