import { execFileSync } from 'node:child_process';
import sparticuz from '@sparticuz/chromium';
import axeCore from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { environment } from './environment.ts';

// Playwright's own name counts as a bot, and bots are served differently.
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

function onPath(name: string) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

const ownChromium = environment.CHROMIUM || onPath('chromium') || onPath('google-chrome');
const npmChromiumRuns = process.platform === 'linux' && process.arch === 'x64';

/** A page of a visitor who has not been here before. */
export type OpenPage = (origin: string, options?: BrowserContextOptions) => Promise<Watched>;

/**
 * Tests that look at pages in the browser named by CHROMIUM, else one on PATH, else the one that npm brings. That runs on Linux
 * x64 only: where there is none, they are skipped under a name that says so.
 */
export function inBrowser(subject: string, declareTests: (openPage: OpenPage) => void) {
  if (!ownChromium && !npmChromiumRuns) {
    describe.skip(`${subject} (no Chromium here: name one by CHROMIUM)`, () => declareTests(() => Promise.reject(new Error('no browser'))));
    return;
  }
  describe(subject, () => {
    let browser: Browser;
    beforeAll(async () => {
      const executablePath = ownChromium || (await sparticuz.executablePath());
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    });
    afterAll(() => browser.close());
    declareTests((origin, options) => openPage(browser, origin, options));
  });
}

export interface Watched {
  page: Page;
  /** What a developer would find in the console, and requests that left the shop. */
  complaints: string[];
}

/** With everything noted that should not happen. */
async function openPage(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({
    baseURL: origin,
    userAgent,
    locale: 'ru-RU',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`threw: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^http/.test(url.protocol) && url.origin !== origin) complaints.push(`asked another host: ${url}`);
  });
  return { page, complaints };
}

/** Resolves when the browser's script has taken the page over: from then on a click is the router's. */
export async function alive(page: Page) {
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')));
}

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

/** What axe finds wrong, one line a finding. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(axeCore.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}
