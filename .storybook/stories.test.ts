import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inBrowser } from './browser.ts';
import { type Baselines, strayPictures } from './story/baseline.ts';
import { builtStories, readStories } from './story/built.ts';
import { openStories, type StoryBrowser } from './story/open.ts';
import { nameOf, views, viewsBetween } from './views.ts';

declare global {
  /** Keeps the pictures of today: `npm run test:stories -- --renew`. */
  var renewPictures: boolean | undefined;
  /** Looks at all four widths: `npm run test:stories -- --full`. */
  var everyWidth: boolean | undefined;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

inBrowser('every story in a browser', () => {
  const stories = readStories(builtStories());
  const baselines: Baselines = { kept: here('baselines'), differing: here('.cache/pictures'), renew: globalThis.renewPictures === true };
  let browser: StoryBrowser;
  beforeAll(async () => {
    rmSync(baselines.differing, { recursive: true, force: true });
    // Where there is time, and where pictures are to be kept, no story shares its page with another.
    const quick = !globalThis.everyWidth && !baselines.renew;
    browser = await openStories(builtStories(), { baselines, quick });
  });
  afterAll(() => browser.close());

  describe.each(
    Object.values({ ...views, ...(globalThis.everyWidth && viewsBetween) }).map((view) => ({ name: nameOf(view), view })),
  )('$name', ({ view }) => {
    test.concurrent.each(stories)('%s (%s)', async (id) => {
      expect(await browser.problemsOf(id, view)).toEqual([]);
    });
  });

  test('no picture is kept of a story that is gone', async () => {
    expect(
      await strayPictures(
        stories.map(([id]) => id),
        baselines,
      ),
    ).toEqual([]);
  });
});
