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

/** The browser named by CHROMIUM, else one on PATH, else the one that npm brings. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = environment.CHROMIUM || onPath('chromium') || (await sparticuz.executablePath());
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

export interface Watched {
  page: Page;
  /** What a developer would find in the console, and requests that left the shop. */
  complaints: string[];
}

/** A page of a visitor who has not been here before, with everything noted that should not happen. */
export async function openPage(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Watched> {
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
