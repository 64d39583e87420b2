import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describeInBrowser, launchBrowser } from './browser.ts';
import { findBuildFolder, readPages } from './story/built.ts';
import { collectProblems, listFailures, recordEvents, recordedEvents, waitForStoryEnd, waitWithTimeout } from './story/events.ts';
import { type StoryServer, serveStories } from './story/server.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Number of docs pages that are tested at the same time. */
const pagesAtOnce = 2;
const allPagesTimeoutMs = 20 * 60_000;

interface AxeViolation {
  id: string;
  nodes: { html: string; any: { message: string }[] }[];
}

/**
 * Runs axe in the docs page. Leaves out stories in frames, which stories.test.ts checks, and Storybook's tree editor, which is not ours.
 */
async function findViolations(): Promise<AxeViolation[]> {
  const { axe } = globalThis as unknown as { axe: { run: (context: object, options: object) => Promise<{ violations: AxeViolation[] }> } };
  const { violations } = await axe.run(
    { include: [['#storybook-docs']], exclude: [['iframe'], ['.rejt-tree']] },
    { resultTypes: ['violations'], runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
  );
  return violations;
}

/**
 * Runs in the docs page. Waits until every story of the page has rendered, apart from those in frames, which load when they are scrolled
 * into view.
 */
async function waitForStories(): Promise<void> {
  const countStories = () => document.querySelectorAll('form.live-story, .sb-story [id$="-inner"]').length;
  const countFinished = () => globalThis.storyEvents.filter(({ name }) => name === 'storyFinished').length;
  while (countFinished() < countStories()) await new Promise((resolve) => addEventListener('storyevent', resolve, { once: true }));
}

/**
 * Runs in the docs page. Describes mistakes in the figure of a component's parts: parts that are not found, lines that end away from their
 * part, and markers that cover a text or one another.
 */
function findMarkerProblems(): string[] {
  const figure = document.querySelector<HTMLElement>('.anatomy');
  const frame = figure?.querySelector('iframe');
  const content = frame ? frame.contentDocument?.body : figure?.querySelector('.live-story');
  if (!figure || !content) return [];
  const origin = frame?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const doOverlap = (a: DOMRect, b: DOMRect, x = 0, y = 0) =>
    a.left < b.right + x && a.right > b.left + x && a.top < b.bottom + y && a.bottom > b.top + y;
  const texts: { text: string; rects: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = node.ownerDocument?.createRange();
    range?.selectNodeContents(node);
    // Text for screen readers alone has a box of one pixel.
    const isHidden = (node.parentElement?.getBoundingClientRect().width ?? 0) <= 1;
    if (range && !isHidden) texts.push({ text: node.textContent ?? '', rects: [...range.getClientRects()] });
  }
  const markers = [...figure.querySelectorAll('.anatomy-number')].map((circle) => circle.getBoundingClientRect());
  const findPart = (group: SVGGElement) =>
    [...content.querySelectorAll(group.dataset.selector ?? '')].find((part) => part.getBoundingClientRect().height > 0);
  /** Pixels between the end of a marker's line and the box of the part that the line leads to. */
  const measureDistance = (group: SVGGElement): number => {
    const [end, part] = [group.querySelector('circle')?.getBoundingClientRect(), findPart(group)?.getBoundingClientRect()];
    if (!end || !part) return 0;
    const [x, y] = [end.left + end.width / 2 - origin.x, end.top + end.height / 2 - origin.y];
    return Math.max(part.left - x, x - part.right, part.top - y, y - part.bottom, 0);
  };
  const groups = [...figure.querySelectorAll<SVGGElement>('.anatomy-markers > g')];
  return [
    ...groups
      .filter((group) => measureDistance(group) > 8)
      .map((group) => `a line of the anatomy ends ${Math.round(measureDistance(group))} px away from ${group.dataset.selector}`),
    ...(figure.dataset.missing ? [`a part of the anatomy is not found: ${figure.dataset.missing}`] : []),
    ...markers.flatMap((marker, index) =>
      texts
        .filter(({ text, rects }) => text.trim() && rects.some((rect) => doOverlap(marker, rect, origin.x, origin.y)))
        .map(({ text }) => `the ${index + 1}. marker of the anatomy covers: ${text}`),
    ),
    ...markers.flatMap((marker, index) =>
      markers.slice(index + 1).some((other) => doOverlap(marker, other)) ? [`the ${index + 1}. marker of the anatomy covers another`] : [],
    ),
  ];
}

/**
 * Runs in the docs page. Returns the parts whose states could not be read. Parts in frames do not count: they are read only once they are
 * scrolled into view.
 */
const findUnreadParts = () =>
  [...document.querySelectorAll('.guide-part:not([data-read], :has(iframe))')].map(
    (part) => `the states of «${part.getAttribute('aria-label')}» are not found`,
  );

/**
 * Finds misplaced markers of the anatomy figure, and whether the docs page scrolled by itself while the figure's story played in a frame.
 */
async function findAnatomyProblems(page: Page): Promise<string[]> {
  const figure = page.locator('.anatomy');
  if ((await figure.count()) === 0) return [];
  await figure.scrollIntoViewIfNeeded();
  const frame = await (await figure.locator('iframe').elementHandles())[0]?.contentFrame();
  await frame?.waitForURL(/id=/);
  const measure = () => figure.evaluate((element) => ({ scroll: scrollY, top: Math.round(element.getBoundingClientRect().y) }));
  const before = await measure();
  if (frame) await waitForStoryEnd(frame);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const after = await measure();
  // While a frame above the figure grows to the height of its story, the figure moves, or the page scrolls so that the figure stays in
  // place. Only both at once mean that the story has scrolled the page.
  const hasScrolled = after.scroll !== before.scroll && after.top !== before.top;
  return [
    ...(hasScrolled ? [`the page scrolls itself by ${Math.round(after.scroll - before.scroll)} px`] : []),
    ...(await page.evaluate(findMarkerProblems)),
  ];
}

const describeNode = ({ html, any }: AxeViolation['nodes'][number]) => `${html.slice(0, 160)} (${any[0]?.message ?? ''})`;

describeInBrowser('every docs page', () => {
  let server: StoryServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serveStories(findBuildFolder()), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  async function findPageProblems(page: Page, id: string, theme: string): Promise<string[]> {
    const problems = collectProblems(page, server.origin);
    page.on('console', (message) => {
      if (message.type() === 'warning') problems.push(`warning: ${message.text()}`);
    });
    await page.goto(`${server.origin}/iframe.html?viewMode=docs&id=${id}&globals=theme:${theme};a11y.manual:!true`);
    await page.locator('#storybook-docs h1').first().waitFor();
    await waitWithTimeout(page.evaluate(waitForStories), 'The stories of the page have');
    problems.push(...listFailures(await page.evaluate(() => globalThis.storyEvents)));
    if ((await page.locator('#storybook-docs').innerText()).includes('| --- |')) problems.push('a table is not rendered');
    problems.push(...(await findAnatomyProblems(page)), ...(await page.evaluate(findUnreadParts)));
    await page.evaluate(axeSource);
    for (const { id: rule, nodes } of await page.evaluate(findViolations))
      problems.push(`axe: ${rule}: ${nodes.map(describeNode).join(' ')}`);
    return problems;
  }

  async function findAllProblems(context: BrowserContext, theme: string): Promise<string[]> {
    const queue = readPages(findBuildFolder()).filter(([, name]) => name.includes(globalThis.storyTitle ?? ''));
    const allProblems: string[] = [];
    const checkNext = async () => {
      for (let nextPage = queue.shift(); nextPage; nextPage = queue.shift()) {
        const [id, name] = nextPage;
        const page = await context.newPage();
        const problems = await findPageProblems(page, id, theme).catch((error: Error) => [error.message]);
        allProblems.push(...problems.map((problem) => `${name}: ${problem}`));
        await page.close();
      }
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, checkNext));
    return allProblems;
  }

  test.each(['light', 'dark'])(
    'renders in the %s theme without failed stories, console warnings, axe violations or misplaced anatomy markers',
    async (theme) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await context.addInitScript(recordEvents, recordedEvents);
      expect(await findAllProblems(context, theme)).toEqual([]);
    },
    allPagesTimeoutMs,
  );
});
