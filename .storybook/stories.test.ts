import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeInBrowser } from './browser.ts';
import { writeReviewPage } from './review.ts';
import { type Baselines, findStrayBaselines } from './story/baseline.ts';
import { findBuildFolder, readStories, type Story } from './story/built.ts';
import { openStories, type StoryBrowser } from './story/open.ts';
import { formatViewName, middleViews, type View, views } from './views.ts';

declare global {
  /** Replaces the baselines: `npm test -w @meet/stories -- --renew`. */
  var renewPictures: boolean | undefined;
  /** Tests every story at all four widths: `npm test -w @meet/stories -- --full`. */
  var everyWidth: boolean | undefined;
  /** Tests only stories that play or display a page, and only in the first of their views, as `npm test` without arguments does. */
  var isEveryday: boolean | undefined;
  /** Tests only stories whose title or id contains this text: `npm test -w @meet/stories -- --story Drawer`. */
  var storyTitle: string | undefined;
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Number of stories open at the same time: one loads while others play and are captured. */
const storiesAtOnce = 3;
const allStoriesTimeoutMs = 40 * 60_000;

describeInBrowser('stories in a browser', () => {
  const all = readStories(findBuildFolder());
  const isSelected = ({ id, title }: Story) => [id, title].some((name) => name.includes(globalThis.storyTitle ?? ''));
  const baselines: Baselines = {
    folder: here('baselines'),
    reviewFolder: here('.cache/pictures'),
    renew: globalThis.renewPictures === true,
  };
  // Tests of the kit render and hydrate its other stories, too.
  const isEverydayStory = ({ component, plays }: Story) => plays || component.startsWith('Pages/');
  const stories = all.filter((story) => isSelected(story) && (!globalThis.isEveryday || isEverydayStory(story)));
  let browser: StoryBrowser;
  beforeAll(async () => {
    rmSync(baselines.reviewFolder, { recursive: true, force: true });
    browser = await openStories(findBuildFolder(), { baselines });
  });
  afterAll(async () => {
    await browser.close();
    const page = await writeReviewPage(baselines.reviewFolder);
    if (page) process.stderr.write(`Changed pictures: file://${page}\n`);
  });

  async function listProblems(check: (story: Story) => Promise<string[]>): Promise<string[]> {
    // The stories of a component follow each other in one page, because each page loads and compiles the scripts of a component again.
    const queue = Object.values(Object.groupBy(stories, ({ component }) => component));
    const problems: string[] = [];
    const checkNext = async () => {
      for (let component = queue.shift(); component; component = queue.shift()) {
        for (const story of component) {
          const { id, title } = story;
          const found = await check(story).catch((error: Error) => [error.message]);
          problems.push(...found.map((problem) => `${title} (${id}): ${problem}`));
        }
      }
    };
    await Promise.all(Array.from({ length: storiesAtOnce }, checkNext));
    return problems;
  }

  async function draw(story: Story): Promise<string[]> {
    const problems: string[] = [];
    for (const view of story.views) problems.push(...(await browser.check(story, view)));
    return problems;
  }

  // The desktop view reloads the page for every story, so that a story that depends on an earlier one fails.
  const checkIn = (view: View) => (story: Story) =>
    view === views.desktop ? browser.check(story, view) : browser.checkQuickly(story, [view]);
  const everyView = [...Object.values(views), ...Object.values(middleViews)];
  const everyWidth = everyView.map(
    (view) => [`every story plays, passes axe and matches its baseline in ${formatViewName(view)}`, checkIn(view)] as const,
  );

  /**
   * Plays and checks each story in its first view. Compares its pictures in all its views, or only in the first one if `isEveryday` is set.
   */
  const checkStory = (story: Story) => browser.checkQuickly(story, globalThis.isEveryday ? [story.views[0]] : story.views);
  const passes = globalThis.everyWidth ? everyWidth : [['every story plays, passes axe and matches its baselines', checkStory] as const];
  test.each(baselines.renew ? [['every story can be drawn', draw] as const] : passes)(
    '%s',
    async (_, check) => {
      expect(await listProblems(check)).toEqual([]);
    },
    allStoriesTimeoutMs,
  );

  test('every baseline has a story', async () => {
    expect(await findStrayBaselines(all, baselines)).toEqual([]);
  });
});
