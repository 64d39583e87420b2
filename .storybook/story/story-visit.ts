import type { Page } from 'playwright-core';
import { type View, views } from '../views.ts';
import { setScreenWidth } from './devtools.ts';
import { collectProblems, listFailures, type StoryEvent, waitForStoryEnd } from './events.ts';
import { takePicture } from './picture.ts';

export interface Visit {
  /** Origin of the served Storybook. */
  origin: string;
  /** Id of the story. */
  story: string;
  view: View;
}

export interface Inspection {
  problems: string[];
  /** Null if the story failed or disables its picture. */
  picture: Buffer | null;
}

/** Narrowest screen on which nothing may overflow. */
const minScreenWidth = 320;

function judgeEvents(events: StoryEvent[]): string[] {
  const failures = listFailures(events);
  const axeReports = events.flatMap(({ reports }) => reports).filter(({ type }) => type === 'a11y');
  const unchecked = failures.length === 0 && axeReports.length === 0 ? ['axe did not check the story'] : [];
  const violations = axeReports.filter(({ status }) => status !== 'passed').flatMap((report) => report.violations);
  return [...failures, ...unchecked, ...violations.map((violation) => `axe: ${violation}`)];
}

/**
 * Runs in the browser. Counts the pixels beyond the width of the screen. After a resize, an open popup follows its button some frames later,
 * so only an overflow that remains then is counted.
 */
async function countHiddenPixels(): Promise<number> {
  const maxFrames = 180;
  const { documentElement } = document;
  const count = () => documentElement.scrollWidth - documentElement.clientWidth;
  for (let frame = 0; frame < maxFrames && count() > 0; frame += 1) await new Promise(requestAnimationFrame);
  return count();
}

async function measureOverflow(page: Page, width: number): Promise<string[]> {
  const hiddenPixels = await page.evaluate(countHiddenPixels);
  return hiddenPixels > 0 ? [`${hiddenPixels} px wider than a screen of ${width} px`] : [];
}

/** Measures the overflow in the open view, and for a phone also on the narrowest screen. */
async function measureOverflows(page: Page, { width }: View): Promise<string[]> {
  const problems = await measureOverflow(page, width);
  if (width !== views.phone.width) return problems;
  await setScreenWidth(page, minScreenWidth);
  return [...problems, ...(await measureOverflow(page, minScreenWidth))];
}

/** Runs in the browser. Switches to another story, like a click in the sidebar. */
function showStory({ storyId, theme }: { storyId: string; theme: string }) {
  globalThis.storyEvents = [];
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  document.documentElement.dataset.theme = theme;
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

/** Runs in the browser. Changes the theme without rendering the story again. */
function showTheme(theme: string) {
  document.documentElement.dataset.theme = theme;
}

async function resizeScreen(page: Page, view: View): Promise<void> {
  await setScreenWidth(page, view.width);
  await page.emulateMedia({ colorScheme: view.theme });
}

async function inspectAtEnd(page: Page, story: string, view: View, pageProblems: string[]): Promise<Inspection> {
  const events = await waitForStoryEnd(page);
  const picture = listFailures(events).length === 0 ? await takePicture(page, story) : null;
  const overflow = await measureOverflows(page, view);
  return { problems: [...new Set([...judgeEvents(events), ...overflow, ...pageProblems])], picture };
}

/** Opens a story in a reloaded page, whose scripts have no state of an earlier story. */
export async function openStory(page: Page, { origin, story, view }: Visit): Promise<Inspection> {
  const pageProblems = collectProblems(page, origin);
  await resizeScreen(page, view);
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story}&globals=theme:${view.theme}`);
  return inspectAtEnd(page, story, view, pageProblems);
}

/** Switches to the story from another one in the page. Opens the story if the page has none yet. */
export async function switchStory(page: Page, { origin, story, view }: Visit): Promise<Inspection> {
  if (!page.url().startsWith(origin)) return openStory(page, { origin, story, view });
  const pageProblems = collectProblems(page, origin);
  await resizeScreen(page, view);
  await page.evaluate(showStory, { storyId: story, theme: view.theme });
  return inspectAtEnd(page, story, view, pageProblems);
}

/** Displays the story that is already in the page in another view. The story does not play again, and axe does not check it again. */
export async function resizeStory(page: Page, { origin, story, view }: Visit): Promise<Inspection> {
  const pageProblems = collectProblems(page, origin);
  await resizeScreen(page, view);
  await page.evaluate(showTheme, view.theme);
  const picture = await takePicture(page, story);
  const overflow = await measureOverflows(page, view);
  return { problems: [...overflow, ...pageProblems], picture };
}
