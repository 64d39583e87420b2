import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../browser.ts';
import { findBuildFolder } from '../story/built.ts';
import { collectProblems, listFailures, recordEvents, recordedEvents, waitForStoryEnd } from '../story/events.ts';
import { type StoryServer, serveStories } from '../story/server.ts';

export interface Point {
  x: number;
  y: number;
}

/**
 * Polls until the value equals the expected one. The two are compared as JSON, because an array that a page returns has another prototype
 * than one of the test. On a timeout, the assertion shows the last value.
 */
export async function expectEventually<Read>(read: () => Promise<Read>, expected: Read): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  const expectedJson = JSON.stringify(expected);
  let lastValue = await read();
  while (JSON.stringify(lastValue) !== expectedJson && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    lastValue = await read();
  }
  expect(lastValue).toEqual(expected);
}

/** Waits for a macrotask, so that the page runs deferred work. It uses no timer, because a test may have stopped the clock. */
export const waitForTask = (page: Page): Promise<void> =>
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

/** Waits for a number of frames instead of a time, so that the effect of an input is visible however slow the machine is. */
export const waitForFrames = (page: Page, count = 24): Promise<void> =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

export interface InputOptions {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  /** Emulates a phone: touch events, no hover, a coarse pointer. */
  touch?: boolean;
  /** Whether transitions run. By default reduced motion is on. */
  motion?: boolean;
}

export interface InputPage {
  /** The story's document, without Storybook's interface. */
  page: Page;
  /** Drags one finger between two points within `ms`. Needs `touch`. */
  swipe: (from: Point, to: Point, ms?: number) => Promise<void>;
  /** Taps twice within 150 ms, by the timestamps of the events. Needs `touch`. */
  doubleTap: (at: Point) => Promise<void>;
  /** Moves two fingers around a point from one distance to another. Needs `touch`. */
  pinch: (around: Point, distance: { from: number; to: number }) => Promise<void>;
  /** Copies the text and pastes it into the focused element. */
  paste: (text: string) => Promise<void>;
  /** Returns the centre of the only element that matches the selector. */
  findCentre: (selector: string) => Promise<Point>;
}

/** Time limit of a wait, shorter than the timeout of a test. */
const timeoutMs = 30_000;

interface SharedBrowser {
  server: StoryServer;
  browser: Browser;
}

let sharedBrowser: Promise<SharedBrowser> | undefined;

/** A page that one test after another may use. Whether it has touch events cannot be changed later. */
interface ReusablePage extends InputPage {
  touch: boolean;
  problems: string[];
}

const openedPages: ReusablePage[] = [];
const idlePages: ReusablePage[] = [];

async function openSharedBrowser(): Promise<SharedBrowser> {
  const [server, browser] = await Promise.all([serveStories(findBuildFolder()), launchBrowser()]);
  return { server, browser };
}

async function openPage({ server, browser }: SharedBrowser, touch: boolean): Promise<ReusablePage> {
  const context = await browser.newContext({
    hasTouch: touch,
    isMobile: touch,
    locale: 'ru-RU',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(recordEvents, recordedEvents);
  const page = await context.newPage();
  const problems = collectProblems(page, server.origin);
  return { ...createInputPage(page, await context.newCDPSession(page)), touch, problems };
}

/** Undoes what a test may have left in the page: its document, what it stored, and where the mouse is. */
async function resetPage({ page }: ReusablePage): Promise<void> {
  await page.evaluate(() => {
    // A page that has failed to load has no storage.
    if (origin === 'null') return;
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('about:blank');
  await page.mouse.up();
  await page.mouse.move(-1, -1);
}

/** Ends the use of a test's pages. Errors that a page has reported fail the test. A page that the test has closed is not used again. */
export async function closePages(): Promise<void> {
  const pages = openedPages.splice(0);
  const problems = pages.flatMap((page) => page.problems);
  const usablePages = pages.filter(({ page }) => !page.isClosed());
  await Promise.all(usablePages.map(resetPage));
  for (const page of usablePages) page.problems.length = 0;
  idlePages.push(...usablePages);
  if (problems.length > 0) throw new Error(`The page reported errors:\n${problems.join('\n')}`);
}

afterEach(closePages);

afterAll(async () => {
  const resources = await sharedBrowser;
  await resources?.browser.close();
  await resources?.server.close();
});

/**
 * Loads a story and waits until it has rendered and its play function has ended. The page may have been used before: it loads the story in a
 * third of the time of a new page, because it has compiled Storybook's scripts. Axe does not check the page, because stories.test.ts checks
 * every story with it.
 */
export async function openInputPage(storyId: string, options: InputOptions = {}): Promise<InputPage> {
  const { width = 1024, height = 800, theme = 'light', touch = false, motion = false } = options;
  sharedBrowser ??= openSharedBrowser();
  const resources = await sharedBrowser;
  const idleIndex = idlePages.findIndex((page) => page.touch === touch);
  const [idlePage] = idleIndex < 0 ? [] : idlePages.splice(idleIndex, 1);
  const input = idlePage ?? (await openPage(resources, touch));
  openedPages.push(input);
  const { page } = input;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: motion ? 'no-preference' : 'reduce', forcedColors: 'none' });
  await page.goto(`${resources.server.origin}/iframe.html?viewMode=story&id=${storyId}&globals=theme:${theme};a11y.manual:!true`);
  const failures = listFailures(await waitForStoryEnd(page));
  if (failures.length > 0) throw new Error(`The story ${storyId} fails before any input:\n${failures.join('\n')}`);
  return input;
}

function createInputPage(page: Page, devtools: CDPSession): InputPage {
  return {
    page,
    swipe: (from, to, ms = 150) => drag(devtools, (share) => [interpolate(from, to, share)], ms),
    pinch: ({ x, y }, { from, to }) =>
      drag(
        devtools,
        (share) => {
          const halfDistance = (from + (to - from) * share) / 2;
          return [
            { x: x - halfDistance, y },
            { x: x + halfDistance, y },
          ];
        },
        300,
      ),
    doubleTap: async (at) => {
      const startTime = Date.now() / 1000;
      for (const [type, delay] of [
        ['touchStart', 0],
        ['touchEnd', 0.04],
        ['touchStart', 0.1],
        ['touchEnd', 0.14],
      ] as const)
        await devtools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchStart' ? [at] : [],
          timestamp: startTime + delay,
        });
    },
    paste: async (text) => {
      await page.evaluate((clipboardText) => navigator.clipboard.writeText(clipboardText), text);
      await page.keyboard.press('ControlOrMeta+KeyV');
    },
    findCentre: async (selector) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is not shown`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
  };
}

const interpolate = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Moves fingers along a path at the rate of a screen, about 60 events a second. */
async function drag(devtools: CDPSession, computeFingers: (share: number) => Point[], ms: number): Promise<void> {
  const steps = Math.max(4, Math.round(ms / 16));
  const sendTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  await sendTouch('touchStart', computeFingers(0));
  for (let step = 1; step <= steps; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, ms / steps));
    await sendTouch('touchMove', computeFingers(step / steps));
  }
  await sendTouch('touchEnd', []);
}
