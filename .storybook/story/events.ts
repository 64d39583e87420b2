import type { Frame, Page } from 'playwright-core';

/** An event of Storybook's preview, as `recordEvents` records it. */
export interface StoryEvent {
  name: string;
  text: string;
  reports: { type: string; status: string; violations: string[] }[];
}

declare global {
  var storyEvents: StoryEvent[];
  var __STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, payload: object) => void };
}

const failureEvents = ['storyErrored', 'storyMissing', 'storyThrewException', 'playFunctionThrewException', 'unhandledErrorsWhilePlaying'];
const endEvents = ['storyFinished', ...failureEvents.slice(0, 4)];

/** Names of the events by which a story reports that it has failed or finished. */
export const recordedEvents = [...failureEvents, 'storyFinished'];

/**
 * Runs in the browser before Storybook, and records its channel's events. A story whose play function throws still ends with
 * `storyFinished`, so the failure events are recorded too.
 */
export function recordEvents(names: string[]) {
  type AxeResult = { violations?: { id: string; help: string; nodes: { html: string }[] }[]; error?: unknown };
  type Report = { type: string; status: string; result?: AxeResult };
  type Payload = { message?: string; description?: string; reporters?: Report[] };
  type Channel = {
    transports: unknown[];
    on: (name: string, listener: (payload: Payload | Payload[] | undefined) => void) => void;
  };
  let channel: Channel | undefined;
  globalThis.storyEvents = [];
  const listReports = (reporters: Report[] = []) =>
    reporters.map(({ type, status, result }) => ({
      type,
      status,
      violations: [
        ...(result?.violations ?? []).map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`),
        ...(result?.error ? [String(result.error)] : []),
      ],
    }));
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value: Channel) => {
      channel = value;
      // A story that is open alone has no manager around it to which the channel could send its events.
      if (window.parent === window) value.transports = [];
      for (const name of names) {
        value.on(name, (data) => {
          const payload = Array.isArray(data) ? data[0] : data;
          const text = payload?.message ?? payload?.description ?? '';
          globalThis.storyEvents.push({ name, text, reports: listReports(payload?.reporters) });
          dispatchEvent(new Event('storyevent'));
        });
      }
    },
  });
}

/** Maximum time for loading and playing a story while others run. It is shorter than the timeout of a test. */
const storyTimeoutMs = 50_000;

/** Runs in the browser. Waits for an event, because polling would draw sixty frames a second. */
async function waitForEvent(names: string[]): Promise<StoryEvent[]> {
  const isEnd = () => globalThis.storyEvents.some(({ name }) => names.includes(name));
  while (!isEnd()) await new Promise((resolve) => addEventListener('storyevent', resolve, { once: true }));
  return globalThis.storyEvents;
}

/**
 * Rejects if `end` has not resolved in time. `subject` begins the message, such as «The story has» in «The story has not ended within 50
 * s».
 */
export async function waitWithTimeout<Result>(end: Promise<Result>, subject: string): Promise<Result> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(`${subject} not ended within ${storyTimeoutMs / 1000} s`)), storyTimeoutMs);
  return Promise.race([end, timeout.promise]).finally(() => clearTimeout(timer));
}

/** Resolves with the recorded events once the story has rendered and its play function has ended, successfully or not. */
export const waitForStoryEnd = (page: Page | Frame): Promise<StoryEvent[]> =>
  waitWithTimeout(page.evaluate(waitForEvent, endEvents), 'The story has');

/** Returns why a story failed to render or to play. */
export function listFailures(events: StoryEvent[]): string[] {
  return events.filter(({ name }) => failureEvents.includes(name)).map(({ name, text }) => `${name}: ${text}`);
}

/** Collects console errors, uncaught errors and requests to other hosts. */
export function collectProblems(page: Page, origin: string): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
      problems.push(`requested another host: ${request.url()}`);
  });
  return problems;
}
