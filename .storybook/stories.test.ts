import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inBrowser } from './browser.ts';
import { type Baselines, strayPictures } from './story/baseline.ts';
import { builtStories, readStories } from './story/built.ts';
import { openStories, type StoryBrowser } from './story/open.ts';
import { nameOf, type View, views } from './views.ts';

declare global {
  /** Replaces the baselines: `npm run test:stories -- --renew`. */
  var renewPictures: boolean | undefined;
  /** Tests every story at all four widths: `npm run test:stories -- --full`. */
  var everyWidth: boolean | undefined;
  /** Tests only stories whose title contains this text: `npm run test:stories -- --story Drawer`. */
  var storyTitle: string | undefined;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Number of stories open at the same time: one loads while others play and are captured. */
const atOnce = 5;
const allStoriesMs = 40 * 60_000;

inBrowser('every story in a browser', () => {
  const all = readStories(builtStories());
  const stories = all.filter(([, title]) => title.includes(globalThis.storyTitle ?? ''));
  const baselines: Baselines = { kept: here('baselines'), differing: here('.cache/pictures'), renew: globalThis.renewPictures === true };
  let browser: StoryBrowser;
  beforeAll(async () => {
    rmSync(baselines.differing, { recursive: true, force: true });
    browser = await openStories(builtStories(), { baselines });
  });
  afterAll(() => browser.close());

  // With --full, one view reloads the page for every story, so that a story that depends on an earlier one fails.
  const isQuick = (view: View) => !baselines.renew && !(globalThis.everyWidth && view === views.desk);

  async function problemsOf(view: View): Promise<string[]> {
    const queue = [...stories];
    const problems: string[] = [];
    const showNext = async () => {
      for (let story = queue.shift(); story; story = queue.shift()) {
        const [id, title] = story;
        const found = await browser.problemsOf(id, view, { quick: isQuick(view) }).catch((error: Error) => [error.message]);
        problems.push(...found.map((problem) => `${title} (${id}): ${problem}`));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, showNext));
    return problems;
  }

  // By default stories are tested on the phone only.
  for (const view of globalThis.everyWidth ? Object.values(views) : [views.phone]) {
    test(
      `every story plays, satisfies axe and looks as it did, ${nameOf(view)}`,
      async () => {
        expect(await problemsOf(view)).toEqual([]);
      },
      allStoriesMs,
    );
  }

  test('every baseline has a story', async () => {
    expect(
      await strayPictures(
        all.map(([id]) => id),
        baselines,
      ),
    ).toEqual([]);
  });
});
