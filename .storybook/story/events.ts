import type { Page } from 'playwright-core';

/** What Storybook's preview said while it showed a story. */
export interface StoryEvent {
  name: string;
  text: string;
  reports: { type: string; status: string; violations: string[] }[];
}

declare global {
  var storyEvents: StoryEvent[];
  var __STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, payload: object) => void };
}

const failures = ['storyErrored', 'storyMissing', 'storyThrewException', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying'];
const ends = ['storyFinished', ...failures.slice(0, 4)];

/** What `listen` must hear. */
export const heardEvents = [...failures, 'storyFinished'];

/**
 * Runs in the page before Storybook does and keeps what its channel says. A story whose play throws still ends as `storyFinished`,
 * so the events of failure are kept beside it.
 */
export function listen(names: string[]) {
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

/** Loading and playing, with other stories at the same time; under the time of a test. */
const longestMs = 50_000;

/** Resolves with what was said once the story has rendered and its play has ended, well or badly. */
export async function storyEnd(page: Page): Promise<StoryEvent[]> {
  await page.waitForFunction((names) => globalThis.storyEvents.some(({ name }) => names.includes(name)), ends, { timeout: longestMs });
  return page.evaluate(() => globalThis.storyEvents);
}

/** Why the story did not show or its play failed. */
export function failuresOf(events: StoryEvent[]): string[] {
  return events.filter(({ name }) => failures.includes(name)).map(({ name, text }) => `${name}: ${text}`);
}

/** The page's own words against it: errors in the console, uncaught errors, a look at another host. */
export function watch(page: Page, origin: string): string[] {
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
