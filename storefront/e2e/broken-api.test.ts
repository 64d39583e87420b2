import { productPath } from './addresses.ts';
import { startStorefront } from './harness.ts';
import type { Running } from './processes.ts';
import { startSpoiltApi, ways } from './spoilt-api.ts';

/** Without these parts a page is still worth showing. */
const parts = ['Path', 'Menu'];

describe.each(ways)('an answer that %s', (_name, spoil) => {
  let api: Awaited<ReturnType<typeof startSpoiltApi>>;
  let storefront: Running & { url: string };
  let spoilt: string[];
  beforeAll(async () => {
    api = await startSpoiltApi((operation, answer) => {
      if (!spoilt.includes(operation)) return false;
      spoil(answer);
      return true;
    });
    storefront = await startStorefront(api.url);
  });
  afterAll(async () => {
    await storefront.stop();
    api.close();
  });

  test('costs its part and not the page', async () => {
    spoilt = parts;
    const answer = await fetch(storefront.url + (await productPath()));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<h1.*<\/html>\s*$/s);
  });

  test('where it is the page itself: a true status, soon, and a page that says so', async () => {
    spoilt = ['Product'];
    // Another one than above: a guest's answer is good for a second.
    const path = await productPath(1);
    const asked = Date.now();
    const answer = await fetch(storefront.url + path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect(await answer.text()).toContain('Нет сигнала');
    expect(Date.now() - asked).toBeLessThan(5000);
  });
});
