import type { Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { nameOf, type View, views } from '../views.ts';
import type { Baselines } from './baseline.ts';
import { failuresOf, heardEvents, listen, type StoryEvent, storyEnd, watch } from './events.ts';
import { takePicture } from './picture.ts';
import { PictureJudge } from './picture-judge.ts';
import { serveStories } from './server.ts';

const screenHeight = 900;
/** Narrowest screen on which nothing may overflow. */
const narrowest = 320;
/** Time at which the clock starts in every story, so that dates look the same every day. */
const firstMoment = Date.UTC(2026, 9, 1, 9, 0, 0);

function startClockAt(moment: number) {
  const realNow = Date.now;
  const ahead = moment - realNow();
  Date.now = () => realNow() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: [], newTarget) => Reflect.construct(target, given.length === 0 ? [target.now()] : given, newTarget),
  });
}

function judge(events: StoryEvent[]): string[] {
  const failed = failuresOf(events);
  const axe = events.flatMap(({ reports }) => reports).filter(({ type }) => type === 'a11y');
  const unseen = failed.length === 0 && axe.length === 0 ? ['axe did not check the story'] : [];
  const violations = axe.filter(({ status }) => status !== 'passed').flatMap((report) => report.violations);
  return [...failed, ...unseen, ...violations.map((violation) => `axe: ${violation}`)];
}

async function overflow(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: screenHeight });
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return beyond > 0 ? [`${beyond} px wider than a screen of ${width} px`] : [];
}

/**
 * A pool of browser pages for one view. Opening a page costs as much as several stories, so pages are reused. Each has its own context, so
 * that concurrent stories do not share storage.
 */
class Pages {
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

/** Runs in the page. Switches to another story, like a click in the sidebar. */
function turnTo(storyId: string) {
  globalThis.storyEvents = [];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

interface Visit {
  origin: string;
  story: string;
  view: View;
  /** Reloads the page, so that no state of an earlier story remains. */
  fresh: boolean;
}

async function visit(page: Page, { origin, story, view, fresh }: Visit): Promise<{ problems: string[]; picture: Buffer | null }> {
  const complaints = watch(page, origin);
  await page.setViewportSize({ width: view.width, height: screenHeight });
  if (fresh || !page.url().startsWith(origin))
    await page.goto(`${origin}/iframe.html?viewMode=story&id=${story}&globals=theme:${view.theme}`);
  else await page.evaluate(turnTo, story);
  const events = await storyEnd(page);
  const shown = failuresOf(events).length === 0;
  const picture = shown ? await takePicture(page, story) : null;
  const widths = view.width === views.phone.width ? [view.width, narrowest] : [view.width];
  const wide: string[] = [];
  for (const width of widths) wide.push(...(await overflow(page, width)));
  return { problems: [...new Set([...judge(events), ...wide, ...complaints])], picture };
}

interface Manner {
  /**
   * Switches to the story without reloading the page, which takes a third of the time. A story with problems is opened again in a reloaded
   * page, and only that result counts.
   */
  quick?: boolean;
}

export interface StoryBrowser {
  /** Opens a story and returns everything wrong with it. Compares its picture if there are baselines. */
  problemsOf: (story: string, view: View, manner?: Manner) => Promise<string[]>;
  close: () => Promise<void>;
}

export interface StoryBrowserOptions {
  /** Baselines to compare with. */
  baselines?: Baselines;
}

/** Opens a built Storybook in the pinned Chromium, so that results are the same on every machine. */
export async function openStories(folder: string, { baselines }: StoryBrowserOptions = {}): Promise<StoryBrowser> {
  const server = await serveStories(folder);
  const browser = await launchBrowser();
  const pictures = new PictureJudge();
  const opened = new Map<string, Pages>();
  const open = async ({ theme, width }: View) => {
    const context = await browser.newContext({
      viewport: { width, height: screenHeight },
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
    });
    await context.addInitScript(listen, heardEvents);
    await context.addInitScript(startClockAt, firstMoment);
    return context.newPage();
  };
  const look = async (story: string, view: View, fresh: boolean) => {
    const name = nameOf(view);
    const pages = opened.get(name) ?? new Pages(() => open(view));
    opened.set(name, pages);
    const { problems, picture } = await pages.lend((page) => visit(page, { origin: server.origin, story, view, fresh }));
    const pictured = baselines && picture ? await pictures.problemsOf({ png: picture, name: `${name}/${story}`, baselines }) : [];
    return [...problems, ...pictured];
  };
  return {
    problemsOf: async (story, view, { quick = false } = {}) => {
      const problems = await look(story, view, !quick);
      return quick && problems.length > 0 ? look(story, view, true) : problems;
    },
    close: async () => {
      await browser.close();
      await server.close();
      await pictures.close();
    },
  };
}
