import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { formatViewName, type View } from '../views.ts';
import type { Baselines } from './baseline.ts';
import type { Story } from './built.ts';
import { recordEvents, recordedEvents } from './events.ts';
import { PictureJudge } from './picture-judge.ts';
import { serveStories } from './server.ts';
import { type Inspection, openStory, resizeStory, switchStory } from './story-visit.ts';

/** Time at which the clock starts in every story, so that dates look the same every day. */
const clockStart = Date.UTC(2026, 9, 1, 9, 0, 0);

function startClockAt(start: number) {
  const realNow = Date.now;
  const offset = start - realNow();
  Date.now = () => realNow() + offset;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: [], newTarget) => Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget),
  });
}

/**
 * Runs in the browser. Turns off Storybook's highlighting of elements, which reads the styles of the whole page after each of its changes.
 */
function disableHighlights() {
  Object.assign(globalThis, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });
}

async function openPage(browser: Browser, view: View): Promise<Page> {
  const context = await browser.newContext({
    // No fixed viewport, because each visit to a story sets the size of the screen.
    viewport: null,
    colorScheme: view.theme,
    reducedMotion: 'reduce',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  });
  await context.addInitScript(recordEvents, recordedEvents);
  await context.addInitScript(startClockAt, clockStart);
  await context.addInitScript(disableHighlights);
  return context.newPage();
}

/**
 * A pool of browser pages for one view. Opening a page costs as much as several stories, so pages are reused. Each page has its own
 * context, so that concurrent stories do not share storage.
 */
class PagePool {
  private readonly open: () => Promise<Page>;
  private readonly idle: Page[] = [];

  constructor(open: () => Promise<Page>) {
    this.open = open;
  }

  async lend<Result>(use: (page: Page) => Promise<Result>): Promise<Result> {
    const page = this.idle.pop() ?? (await this.open());
    try {
      return await use(page);
    } finally {
      page.removeAllListeners();
      this.idle.push(page);
    }
  }
}

/** The properties of a story that its check needs. */
type CheckedStory = Pick<Story, 'id' | 'views'>;

export interface StoryBrowser {
  /** Opens a story in a reloaded page and returns everything wrong with it. Compares its picture if it is drawn in this view. */
  check: (story: CheckedStory, view: View) => Promise<string[]>;
  /**
   * Switches to the story without reloading the page, in a third of the time. In the first view the story plays and axe checks it. For the
   * pictures of the other views it is only resized. Views with problems are checked again in a reloaded page, and only that result counts.
   * After problems in the first view, all views are checked again.
   */
  checkQuickly: (story: CheckedStory, inViews: readonly [View, ...View[]]) => Promise<string[]>;
  close: () => Promise<void>;
}

export interface StoryBrowserOptions {
  /** Without baselines, pictures are not compared. */
  baselines?: Baselines;
}

/** Opens a built Storybook in the pinned Chromium, so that results are the same on every machine. */
export async function openStories(folder: string, { baselines }: StoryBrowserOptions = {}): Promise<StoryBrowser> {
  const server = await serveStories(folder);
  const browser = await launchBrowser();
  const judge = new PictureJudge();
  const pools = new Map<string, PagePool>();

  function findPool(view: View): PagePool {
    const pool = pools.get(formatViewName(view)) ?? new PagePool(() => openPage(browser, view));
    pools.set(formatViewName(view), pool);
    return pool;
  }

  async function listProblems({ id, views }: CheckedStory, view: View, { problems, picture }: Inspection): Promise<string[]> {
    if (!baselines || !picture || !views.includes(view)) return problems;
    return [...problems, ...(await judge.judge({ png: picture, name: `${formatViewName(view)}/${id}`, baselines }))];
  }

  async function check(story: CheckedStory, view: View): Promise<string[]> {
    const inspection = await findPool(view).lend((page) => openStory(page, { origin: server.origin, story: story.id, view }));
    return listProblems(story, view, inspection);
  }

  /** Returns the views in which the story may have problems. */
  async function findSuspectViews(page: Page, story: CheckedStory, [first, ...others]: readonly [View, ...View[]]): Promise<View[]> {
    const inspection = await switchStory(page, { origin: server.origin, story: story.id, view: first });
    if ((await listProblems(story, first, inspection)).length > 0) return [first, ...others];
    const suspectViews: View[] = [];
    for (const view of others) {
      const inspectionOfView = await resizeStory(page, { origin: server.origin, story: story.id, view });
      if ((await listProblems(story, view, inspectionOfView)).length > 0) suspectViews.push(view);
    }
    return suspectViews;
  }

  async function checkQuickly(story: CheckedStory, inViews: readonly [View, ...View[]]): Promise<string[]> {
    const problems: string[] = [];
    for (const view of await findPool(inViews[0]).lend((page) => findSuspectViews(page, story, inViews)))
      problems.push(...(await check(story, view)).map((problem) => `${formatViewName(view)}: ${problem}`));
    return problems;
  }

  return {
    check,
    checkQuickly,
    close: async () => {
      await browser.close();
      await server.close();
      await judge.close();
    },
  };
}
