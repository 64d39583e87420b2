import sparticuz from '@sparticuz/chromium';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { serveStories } from './story-server.ts';

/** Each theme at the width where the other is not: both themes and both ends of the layout in two visits. */
export const views = {
  'light, 1440 px': { theme: 'light', width: 1440 },
  'dark, 360 px': { theme: 'dark', width: 360 },
} as const;

export type View = (typeof views)[keyof typeof views];

/** What Storybook's preview said while it showed a story. */
interface StoryEvent {
  name: string;
  text: string;
  reports: { type: string; status: string; violations: string[] }[];
}

declare global {
  var storyEvents: StoryEvent[];
}

const failures = ['storyErrored', 'storyMissing', 'storyThrewException', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying'];
const ends = ['storyFinished', ...failures.slice(0, 4)];

/**
 * Runs in the page before Storybook does and keeps what its channel says. A story whose play throws still ends as `storyFinished`,
 * so the events of failure are kept beside it.
 */
function listen(names: string[]) {
  type Report = { type: string; status: string; result?: { violations?: { id: string; help: string; nodes: { html: string }[] }[] } };
  type Payload = { message?: string; description?: string; reporters?: Report[] };
  type Channel = { on: (name: string, heard: (payload: Payload | Payload[] | undefined) => void) => void };
  let channel: Channel | undefined;
  globalThis.storyEvents = [];
  const reportsOf = (reporters: Report[] = []) =>
    reporters.map(({ type, status, result }) => ({
      type,
      status,
      violations: (result?.violations ?? []).map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`),
    }));
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value: Channel) => {
      channel = value;
      for (const name of names) {
        value.on(name, (heard) => {
          const payload = Array.isArray(heard) ? heard[0] : heard;
          const text = payload?.message ?? payload?.description ?? '';
          globalThis.storyEvents.push({ name, text, reports: reportsOf(payload?.reporters) });
        });
      }
    },
  });
}

/** The page's own words against it: errors in the console, uncaught errors, a look at another host. */
function watch(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) problems.push(`asked another host: ${request.url()}`);
  });
  return problems;
}

function judge(events: StoryEvent[]): string[] {
  const failed = events.filter(({ name }) => failures.includes(name)).map(({ name, text }) => `${name}: ${text}`);
  const axe = events.flatMap(({ reports }) => reports).filter(({ type }) => type === 'a11y');
  const unseen = failed.length === 0 && axe.length === 0 ? ['axe did not look at the story'] : [];
  const violations = axe.filter(({ status }) => status !== 'passed').flatMap((report) => report.violations);
  return [...failed, ...unseen, ...violations.map((violation) => `axe: ${violation}`)];
}

async function visit(context: BrowserContext, address: string, theme: string): Promise<string[]> {
  const page = await context.newPage();
  try {
    const problems = watch(page, new URL(address).origin);
    await page.goto(`${address}&globals=theme:${theme}`);
    await page.waitForFunction((names) => globalThis.storyEvents.some(({ name }) => names.includes(name)), ends, { timeout: 20_000 });
    const { events, overflow } = await page.evaluate(() => ({
      events: globalThis.storyEvents,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    const wide = overflow > 0 ? [`${overflow} px wider than the screen`] : [];
    return [...new Set([...judge(events), ...wide, ...problems])];
  } finally {
    await page.close();
  }
}

export interface StoryBrowser {
  /** Shows a story and tells everything that is wrong with it. */
  problemsOf: (story: string, view: View) => Promise<string[]>;
  close: () => Promise<void>;
}

/** Opens a built Storybook in the Chromium of the lock, the same on every machine. */
export async function openStories(folder: string): Promise<StoryBrowser> {
  const server = await serveStories(folder);
  // The package's default arguments switch web security off; the sandbox alone cannot be had for root.
  const browser = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: ['--no-sandbox'] });
  const contexts = new Map<View, Promise<BrowserContext>>();
  const open = async ({ theme, width }: View) => {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'ru-RU',
    });
    await context.addInitScript(listen, [...failures, 'storyFinished']);
    return context;
  };
  return {
    problemsOf: async (story, view) => {
      const context = contexts.get(view) ?? open(view);
      contexts.set(view, context);
      return visit(await context, `${server.origin}/iframe.html?viewMode=story&id=${story}`, view.theme);
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
