import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { builtStories } from '../story/built.ts';
import { failuresOf, heardEvents, listen, storyEnd, watch } from '../story/events.ts';
import { type StoryServer, serveStories } from '../story/server.ts';

export interface Point {
  x: number;
  y: number;
}

/** Waits until `read` returns the wanted value. On timeout it fails with the last value. */
export async function becomes<Read>(read: () => Promise<Read>, wanted: Read): Promise<void> {
  const end = Date.now() + patienceMs;
  let last = await read();
  while (!isDeepStrictEqual(last, wanted) && Date.now() < end) {
    await new Promise((passed) => setTimeout(passed, 20));
    last = await read();
  }
  expect(last).toEqual(wanted);
}

/** Lets the page run its queued tasks, without a timer, because a test may have stopped the clock. */
export const nextTask = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          resolve();
        };
        port2.postMessage(null);
      }),
  );

export interface InputOptions {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  /** A phone: touch events, no hover, a coarse pointer. */
  touch?: boolean;
  /** Whether transitions run. Without it they take no time, as with reduced motion. */
  motion?: boolean;
}

export interface InputPage {
  /** The story's own document, outside of Storybook's interface. */
  page: Page;
  /** Swipes one finger from one point to another within `ms`; needs `touch`. */
  swipe: (from: Point, to: Point, ms?: number) => Promise<void>;
  /** Taps a point twice within a tenth of a second, by the timestamps of the touch events; needs `touch`. */
  doubleTap: (at: Point) => Promise<void>;
  /** Moves two fingers around a point from one distance to another; needs `touch`. */
  pinch: (around: Point, distance: { from: number; to: number }) => Promise<void>;
  /** Presses Ctrl+V in the focused element, with this text in the clipboard. */
  paste: (text: string) => Promise<void>;
  /** Centre of the only element that matches the selector. */
  middleOf: (selector: string) => Promise<Point>;
}

/** Shorter than the timeout of a test. */
const patienceMs = 30_000;

interface Stage {
  server: StoryServer;
  browser: Browser;
}

let stage: Promise<Stage> | undefined;
const opened: { context: BrowserContext; problems: string[] }[] = [];

async function openStage(): Promise<Stage> {
  const [server, browser] = await Promise.all([serveStories(builtStories()), launchBrowser()]);
  return { server, browser };
}

/** Closes the pages of a test. Console errors of a page fail it. */
export async function closePages(): Promise<void> {
  const problems = opened.flatMap((page) => page.problems);
  await Promise.all(opened.splice(0).map(({ context }) => context.close()));
  if (problems.length > 0) throw new Error(`The page complained:\n${problems.join('\n')}`);
}

afterEach(closePages);

afterAll(async () => {
  const standing = await stage;
  await standing?.browser.close();
  await standing?.server.close();
});

/** Opens a story in a separate browser context and waits until it has rendered and its play function has ended. */
export async function openInput(storyId: string, options: InputOptions = {}): Promise<InputPage> {
  const { width = 1024, height = 800, theme = 'light', touch = false, motion = false } = options;
  stage ??= openStage();
  const { server, browser } = await stage;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    locale: 'ru-RU',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(listen, heardEvents);
  const page = await context.newPage();
  opened.push({ context, problems: watch(page, server.origin) });
  await page.goto(`${server.origin}/iframe.html?viewMode=story&id=${storyId}&globals=theme:${theme}`);
  const failures = failuresOf(await storyEnd(page));
  if (failures.length > 0) throw new Error(`The story ${storyId} fails by itself:\n${failures.join('\n')}`);
  return inputOf(page, await context.newCDPSession(page));
}

function inputOf(page: Page, devtools: CDPSession): InputPage {
  return {
    page,
    swipe: (from, to, ms = 150) => drag(devtools, (share) => [between(from, to, share)], ms),
    pinch: ({ x, y }, { from, to }) =>
      drag(
        devtools,
        (share) => {
          const half = (from + (to - from) * share) / 2;
          return [
            { x: x - half, y },
            { x: x + half, y },
          ];
        },
        300,
      ),
    doubleTap: async (at) => {
      const begun = Date.now() / 1000;
      for (const [type, after] of [
        ['touchStart', 0],
        ['touchEnd', 0.04],
        ['touchStart', 0.1],
        ['touchEnd', 0.14],
      ] as const)
        await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchStart' ? [at] : [], timestamp: begun + after });
    },
    paste: async (text) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.keyboard.press('ControlOrMeta+KeyV');
    },
    middleOf: async (selector) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is not shown`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
  };
}

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Moves fingers along a path, with about 60 events a second, as a touch screen does. */
async function drag(devtools: CDPSession, fingersAt: (share: number) => Point[], ms: number): Promise<void> {
  const steps = Math.max(4, Math.round(ms / 16));
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  await touch('touchStart', fingersAt(0));
  for (let step = 1; step <= steps; step += 1) {
    await new Promise((passed) => setTimeout(passed, ms / steps));
    await touch('touchMove', fingersAt(step / steps));
  }
  await touch('touchEnd', []);
}
