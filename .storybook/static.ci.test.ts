import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describeInBrowser, launchBrowser } from './browser.ts';
import { findBuildFolder, readPages } from './story/built.ts';
import { collectProblems } from './story/events.ts';
import { type StoryServer, serveStories } from './story/server.ts';

const phoneWidth = 360;

/** Number of docs pages that are tested at the same time. */
const pagesAtOnce = 3;

describeInBrowser('the static Storybook', () => {
  let server: StoryServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serveStories(findBuildFolder(), '/kit'), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  /**
   * Opens a path and returns failed responses, console errors and requests to other hosts. Waits for the stories and not for an idle network:
   * a frame that waits to be scrolled into view is never idle.
   */
  async function openAndCollectProblems(
    path: string,
    read: (page: Page) => Promise<unknown>,
    context: Pick<BrowserContext, 'newPage'> = browser,
  ): Promise<string[]> {
    const page = await context.newPage();
    const problems = collectProblems(page, `${server.origin}/kit/`);
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
    });
    await page.goto(`${server.origin}/kit/${path}`);
    await read(page);
    await page.waitForFunction(() => document.querySelector('form.live-story:empty') === null);
    await page.close();
    return problems;
  }

  const waitForIntroduction = (page: Page) =>
    page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1, name: 'Meet, for designers' }).waitFor();

  test('opens below a path of its host, without requests to other hosts', async () => {
    expect(await openAndCollectProblems('', waitForIntroduction)).toEqual([]);
  });

  const pages = readPages(findBuildFolder());
  const shouldOpenEveryPage = globalThis.everyWidth === true;
  // Other tests open the pages «For designers», «All components» and «Button».
  const samplePages = pages.filter(([, name]) => /^(?:Introduction\/(?:Handoff|Recipes)|Foundations\/(?:Colours|Tokens)):/.test(name));

  test('opens its pages, or a sample of them, without errors, and none is wider than a phone', async () => {
    const allProblems: string[] = [];
    const checkWidth = (name: string) => async (page: Page) => {
      await page.locator('#storybook-docs h1').first().waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > phoneWidth) allProblems.push(`${name}: is ${width} px wide on a screen of ${phoneWidth} px`);
    };
    const queue = [...(shouldOpenEveryPage ? pages : samplePages)];
    // One browser context, and so one cache, for all pages: they share most of their scripts.
    const context = await browser.newContext({ viewport: { width: phoneWidth, height: 800 } });
    const openNext = async () => {
      for (let nextPage = queue.shift(); nextPage; nextPage = queue.shift()) {
        const [id, name] = nextPage;
        const problems = await openAndCollectProblems(`iframe.html?viewMode=docs&id=${id}`, checkWidth(name), context);
        allProblems.push(...problems.map((problem) => `${name}: ${problem}`));
      }
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, openNext));
    await context.close();
    expect(allProblems).toEqual([]);
  }, 300_000);

  test('renders Markdown tables, focuses its search when / is pressed, and draws docs pages in the chosen theme', async () => {
    const read = async (page: Page) => {
      const docs = page.frameLocator('#storybook-preview-iframe');
      await docs.getByRole('cell', { name: 'Typefaces' }).waitFor();
      expect(await docs.locator('body').innerText()).not.toContain('| --- |');
      expect(await docs.locator('.sbdocs-wrapper').evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        'rgb(16, 15, 14)',
      );
      await page.keyboard.press('/');
      await page.locator('#storybook-explorer-searchfield:focus').waitFor();
    };
    expect(await openAndCollectProblems('?path=/docs/introduction-for-designers--docs&globals=theme:dark', read)).toEqual([]);
  });

  test('lists every component in the overview with its purpose, beside a running example', async () => {
    const readOverview = async (page: Page) => {
      const tile = page.locator('.overview > li').filter({ hasText: 'Button' }).first();
      await tile.locator('.live-story button').waitFor();
      const texts = await page.locator('.overview > li > p').allInnerTexts();
      expect(texts).toHaveLength(pages.filter(([, name]) => !/^(?:Introduction|Foundations|Pages)\//.test(name)).length);
      expect(texts.filter((text) => text.length < 20)).toEqual([]);
    };
    expect(await openAndCollectProblems('iframe.html?viewMode=docs&id=introduction-all-components--docs', readOverview)).toEqual([]);
  });

  test('gives the page of a component a table of contents, text controls, code to paste, and overlays that are already open', async () => {
    const readButton = async (page: Page) => {
      await page.getByRole('link', { name: 'Screen reader' }).waitFor();
      await page.getByText('Change its properties').click();
      await page.locator('textarea[name="children"]').fill('Купить');
      await page.locator('.docs-story').getByRole('button', { name: 'Купить' }).first().waitFor();
      expect(await page.getByRole('button', { name: 'Set object' }).count()).toBe(0);
      await page.locator('.part-picture button[data-pseudo~="focus"]').first().waitFor();
      // The code of the first example is unfolded.
      await page.locator('.framed-example pre', { hasText: "import { Button } from '@meet/ui-kit/button';" }).first().waitFor();
      // The code has the text that was typed into the control.
      await page.locator('pre', { hasText: 'Купить' }).first().waitFor();
      expect(await page.locator('body').innerText()).not.toMatch(/function \w*\(\)|\bfn\(\)|"'solid'"/);
      // Content that grows above the target of a link does not move the target away.
      await page.getByRole('link', { name: 'Screen reader' }).click();
      await page.evaluate(() => {
        document.documentElement.style.overflowAnchor = 'none';
        document.querySelector<HTMLElement>('.docs-story')?.style.setProperty('margin-bottom', '500px');
      });
      await page.waitForFunction(() => Math.abs(document.querySelector('#screen-reader')?.getBoundingClientRect().top ?? 500) < 60);
      await page.locator('.toc-link.is-active-link', { hasText: 'Screen reader' }).waitFor();
    };
    const readDialog = async (page: Page) => {
      const frame = page.frameLocator('iframe.live-story').first();
      await frame.getByRole('dialog').waitFor();
      const code = page.locator('.framed-example pre', { hasText: "import { Dialog } from '@meet/ui-kit/dialog';" });
      if ((await code.count()) === 0) await page.locator('.framed-example summary').first().click();
      await code.first().waitFor();
      await page.getByText('Change its properties').click();
      await page.locator('textarea[name="title"]').fill('Выйти?');
      await frame.getByRole('dialog', { name: 'Выйти?' }).waitFor();
    };
    expect(await openAndCollectProblems('iframe.html?viewMode=docs&id=kit-button--docs', readButton)).toEqual([]);
    expect(await openAndCollectProblems('iframe.html?viewMode=docs&id=kit-dialog--docs', readDialog)).toEqual([]);
  });

  test('draws only states that have a look of their own, and centres a narrow story in its frame', async () => {
    const readTabs = async (page: Page) => {
      const selected = page.locator('.guide-part').filter({ has: page.locator('b', { hasText: /^Selected tab$/ }) });
      await selected.getByText('No look of its own when hovered or pressed.').waitFor();
      expect(await selected.locator('figcaption').allInnerTexts()).toEqual(['At rest', 'Focus']);
      const picture = selected.locator('.part-picture').first();
      // The picture shows only the tab, not its whole story.
      expect((await picture.boundingBox())?.width).toBeLessThan(200);
      await page.waitForFunction(() => {
        const [container, list] = ['.docs-story', '.docs-story [role=tablist]'].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        return container && list && Math.abs(list.left - container.left - (container.right - list.right)) <= 4;
      });
    };
    expect(await openAndCollectProblems('iframe.html?viewMode=docs&id=kit-tabs--docs', readTabs)).toEqual([]);
  });

  test('displays a story in the chosen theme', async () => {
    const readBackground = async (theme: string) => {
      let colour = '';
      const read = async (page: Page) => {
        await page.locator('#storybook-root button').waitFor();
        colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      };
      await openAndCollectProblems(`iframe.html?viewMode=story&id=kit-button--solid&globals=theme:${theme}`, read);
      return colour;
    };
    expect(await readBackground('light')).toBe('rgb(255, 255, 255)');
    expect(await readBackground('dark')).toBe('rgb(16, 15, 14)');
  });

  test('displays a story in forced colours, and in English with euros', async () => {
    const readButton = (page: Page) =>
      page.waitForFunction(() => {
        const button = document.querySelector('#storybook-root button');
        return button && getComputedStyle(button).backgroundColor === 'rgb(255, 255, 255)';
      });
    const readPrice = (page: Page) => page.getByText(/^€/).first().waitFor();
    expect(
      await openAndCollectProblems('iframe.html?viewMode=story&id=kit-button--solid&globals=theme:light;colours:forced', readButton),
    ).toEqual([]);
    expect(await openAndCollectProblems('iframe.html?viewMode=story&id=kit-price--member&globals=language:en', readPrice)).toEqual([]);
  });
});
