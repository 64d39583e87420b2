import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import sparticuz from '@sparticuz/chromium';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { environment } from './shop/environment.ts';
import { limitTime, until } from './until.ts';

// Playwright's own user agent counts as a bot, and pages for bots are not streamed.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

function findOnPath(name: string) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

// The browser that npm installs is a headless build of one pinned version, and takes 40 % less CPU than a complete Chromium.
const isInstalledByNpm = process.platform === 'linux' && process.arch === 'x64';
const chosenChromium = environment.CHROMIUM || (isInstalledByNpm ? undefined : findOnPath('chromium') || findOnPath('google-chrome'));
const hasBrowser = isInstalledByNpm || chosenChromium !== undefined;

interface VisitorOptions extends Omit<BrowserContextOptions, 'serviceWorkers'> {
  /**
   * Whether the browser registers the service worker. Playwright's routes do not see the worker's requests, and the worker takes a sixth of
   * a journey's CPU time.
   * @default false
   */
  hasWorker?: boolean;
  /**
   * Whether the browser loads and draws pictures.
   * @default false
   */
  hasPictures?: boolean;
  /**
   * Whether the visitor has not yet answered the consent question.
   * @default false
   */
  needsConsent?: boolean;
  /**
   * Whether the page stays open after the test, until all tests of the file have ended.
   * @default false
   */
  staysOpen?: boolean;
}

/** Path of the browser that journeys use. */
export const chromiumPath = async () => chosenChromium || sparticuz.executablePath();

/**
 * Arguments that make short-lived pages cheaper: no optimizing compilers, which cost more than they save, few garbage collections, and no
 * separate process for the network, through which every byte would pass. The list of features replaces Playwright's list, and so repeats
 * it.
 */
const browserArguments = [
  '--no-sandbox',
  '--js-flags=--no-opt --no-maglev --min-semi-space-size=16',
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
];

/**
 * Loading and drawing pictures takes a quarter of the CPU time of a page with forty pictures. The settings of the pointer repeat those of
 * Playwright, which this argument replaces.
 */
const withoutPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

declare global {
  /** Loads a module by Node itself, once for all test files of a process. */
  var requireNatively: NodeJS.Require;
  /** Whether every page draws pictures. Set by Jest's configuration. */
  var drawsPictures: boolean | undefined;
  /** Whether the current test has failed. Set by Jest's environment. */
  var hasTestFailed: boolean | undefined;
}

const maxDescriptionLength = 8000;

const runningBrowsers = fileURLToPath(new URL('./running-browser.ts', import.meta.url));

async function openBrowser(hasPictures: boolean): Promise<Browser> {
  const { findBrowser }: typeof import('./running-browser.ts') = requireNatively(runningBrowsers);
  const args = hasPictures ? browserArguments : [...browserArguments, withoutPictures];
  return findBrowser({ executablePath: await chromiumPath(), args });
}

/** Says what the pages of a failed test display: their main part or, if a dialog hides that, the whole page. */
const describePages = (contexts: readonly BrowserContext[]): Promise<string[]> =>
  Promise.all(
    contexts
      .flatMap((context) => context.pages())
      .map(async (page) => {
        const snapshot = (selector: string) => page.locator(selector).first().ariaSnapshot({ timeout: 10_000 }).catch(String);
        const content = (await snapshot('main')) || (await snapshot('body'));
        const position = await page.evaluate(() => `${scrollY} of ${document.body.scrollHeight} px`).catch(String);
        return `${page.url()}, scrolled to ${position}, displays:\n${content.slice(0, maxDescriptionLength)}`;
      }),
  );

/** Opens a page as a new visitor. */
export type OpenPage = (origin: string, options?: VisitorOptions) => Promise<Watched>;

/**
 * Declares tests that need a browser: the one named by CHROMIUM, else on Linux x64 the one that npm installs, and elsewhere one on PATH.
 * Without a browser the tests are skipped, and the reason is added to their name.
 */
export function inBrowser(subject: string, declareTests: (openPage: OpenPage) => void) {
  if (!hasBrowser) {
    describe.skip(`${subject} (no Chromium here: set CHROMIUM to its path)`, () =>
      declareTests(() => Promise.reject(new Error('no browser'))));
    return;
  }
  describe(subject, () => {
    const testContexts: BrowserContext[] = [];
    const fileContexts: BrowserContext[] = [];
    const close = (contexts: BrowserContext[]) => Promise.all(contexts.splice(0).map((context) => context.close()));
    afterEach(async () => {
      const descriptions = globalThis.hasTestFailed ? await describePages(testContexts) : [];
      await close(testContexts);
      if (descriptions.length > 0) throw new Error(descriptions.join('\n\n'));
    });
    afterAll(() => close(fileContexts));
    declareTests(async (origin, { staysOpen = false, hasPictures = globalThis.drawsPictures === true, ...options } = {}) => {
      const browser = await limitTime('the start of a browser', openBrowser(hasPictures));
      const watched = await limitTime('the opening of a page', openPage(browser, origin, { ...options, hasPictures }));
      (staysOpen ? fileContexts : testContexts).push(watched.page.context());
      return watched;
    });
  });
}

export interface Watched {
  page: Page;
  /** Console errors and warnings, and requests to other hosts. */
  complaints: string[];
}

/** Expected messages of the browser: about requests that the test has blocked, and about pictures if the page draws none. */
const blockedMessages = /blocked by Playwright/;
const blockedOrPictureMessages = /blocked by Playwright|image loading is disabled|_ipx\/\S+ was preloaded using link preload but not used/;

/** Opens a page and records complaints. */
async function openPage(
  browser: Browser,
  origin: string,
  { hasWorker = false, hasPictures = false, needsConsent = false, ...options }: Omit<VisitorOptions, 'staysOpen'>,
): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: origin,
    userAgent,
    locale: 'ru-RU',
    viewport: { width: 1440, height: 900 },
    serviceWorkers: hasWorker ? 'allow' : 'block',
    ...options,
  });
  if (!needsConsent) await context.addCookies([{ name: 'consent', value: 'declined', url: origin }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  const expectedMessages = hasPictures ? blockedMessages : blockedOrPictureMessages;
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && !expectedMessages.test(message.text());
    if (isComplaint) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`threw: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^http/.test(url.protocol) && url.origin !== origin) complaints.push(`asked another host: ${url}`);
  });
  return { page, complaints };
}

/** Waits for one task of the page's event loop. It uses no timer, because a journey may have stopped the clock. */
export const nextTask = (page: Page) =>
  limitTime(
    'a task of the page',
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            port1.close();
            resolve();
          };
          port2.postMessage(null);
        }),
    ),
  );

/** Waits in the page until the condition holds. Playwright would check it before every frame, and so draw sixty frames a second. */
export const untilInPage = <Argument = undefined>(page: Page, condition: (argument: Argument) => boolean, argument?: Argument) =>
  page.waitForFunction<unknown, unknown>(condition as (argument: unknown) => unknown, argument, { polling: 50 });

/** Resolves when the page is hydrated and its effects have run. From then on the router handles clicks. */
export async function waitForHydration(page: Page) {
  await untilInPage(page, () => {
    const container = Object.keys(document).find((key) => key.startsWith('__reactContainer'));
    return container !== undefined && Reflect.get(document, container).stateNode.current.memoizedState.isDehydrated === false;
  });
  await nextTask(page);
}

/**
 * Resolves with the element when it is hydrated. Parts below a Suspense boundary hydrate after the rest of the page, and some of them only
 * when the visitor begins to use the page.
 */
export async function whenHydrated(element: Locator): Promise<Locator> {
  const page = element.page();
  await waitForHydration(page);
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
  await until(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))));
  await nextTask(page);
  return element;
}

/** Resolves when all animations have ended, except endless ones. */
export const waitForAnimations = (page: Page) =>
  untilInPage(page, () => {
    if (document.querySelector('[data-starting-style], [data-ending-style]')) return false;
    // Scroll-driven animations are always running.
    const timedAnimations = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    return timedAnimations.every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity);
  });
