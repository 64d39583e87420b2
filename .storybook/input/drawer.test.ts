import { describeInBrowser } from '../browser.ts';
import { expectEventually, type InputPage, openInputPage, type Point, waitForFrames } from './page.ts';

const drawer = '[role=dialog]';
const phone = { width: 360, touch: true };

const waitUntilClosed = ({ page }: InputPage) => page.locator(drawer).waitFor({ state: 'detached' });
const expectOpen = async ({ page }: InputPage) => {
  await waitForFrames(page);
  expect(await page.locator(drawer).count()).toBe(1);
};
const waitForScrollEnd = ({ page }: InputPage) =>
  page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener('scrollend', () => resolve(), { capture: true, once: true })),
  );
const movePoint = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

async function measureBox({ page }: InputPage, selector = drawer) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
}

/**
 * Runs in the browser. Records the position of the element's left edge in each frame, until its right edge reaches the edge of the screen.
 */
function recordEdges(selector: string): Promise<number[]> {
  return new Promise((resolve) => {
    const positions: number[] = [];
    const recordEdge = () => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box) positions.push(box.left);
      if (box?.right === innerWidth) resolve(positions);
      else requestAnimationFrame(recordEdge);
    };
    recordEdge();
  });
}

describeInBrowser('a drawer', () => {
  test('at the bottom closes on a swipe down, but not on one of less than a quarter of its height', async () => {
    const input = await openInputPage('kit-drawer--bottom', phone);
    const { x, y, width, height } = await measureBox(input);
    const top = { x: x + width / 2, y: y + 20 };
    await input.swipe(top, movePoint(top, 0, height * 0.2), 800);
    await expectOpen(input);
    await expectEventually(async () => Math.abs((await measureBox(input)).y - y) < 0.5, true);
    await input.swipe(top, movePoint(top, 0, height * 0.45), 1000);
    await waitUntilClosed(input);
  });

  test.each([
    ['right', 1],
    ['left', -1],
  ])('at the %s closes only on a swipe towards its edge', async (side, direction) => {
    const input = await openInputPage(`kit-drawer--${side}`, phone);
    const { x, y, width } = await measureBox(input);
    const middle = { x: x + width / 2, y: y + 500 };
    await input.swipe(middle, movePoint(middle, -direction * 140, 0), 200);
    await expectOpen(input);
    await expectEventually(async () => Math.abs((await measureBox(input)).x - x) < 0.5, true);
    await input.swipe(movePoint(middle, -direction * 140, 0), movePoint(middle, direction * 140, 0), 300);
    await waitUntilClosed(input);
  });

  test('is not dragged when its content scrolls', async () => {
    const input = await openInputPage('kit-drawer--long-content', phone);
    const { y } = await measureBox(input);
    const middle = await input.findCentre('[data-drawer-content]');
    const readScrollTop = () => input.page.locator('[data-drawer-content]').evaluate((content) => content.scrollTop);
    // The content scrolls on after a swipe, so the test waits until it has stopped.
    await Promise.all([waitForScrollEnd(input), input.swipe(movePoint(middle, 0, 150), movePoint(middle, 0, -150), 300)]);
    const before = await readScrollTop();
    expect(before).toBeGreaterThan(100);
    await expectEventually(async () => Math.abs((await measureBox(input)).y - y) < 0.5, true);
    await Promise.all([waitForScrollEnd(input), input.swipe(movePoint(middle, 0, -50), movePoint(middle, 0, 50), 300)]);
    await expectOpen(input);
    await expectEventually(async () => Math.abs((await measureBox(input)).y - y) < 0.5, true);
    expect(await readScrollTop()).toBeLessThan(before);
  });

  test('traps the focus, and returns it to the opening button when closed', async () => {
    const input = await openInputPage('kit-drawer--right');
    const { page } = input;
    const waitForFocusInside = () => page.waitForFunction((selector) => document.activeElement?.closest(selector), drawer);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 9; step += 1) {
        await page.keyboard.press(key);
        await waitForFocusInside();
      }
    }
    await page.keyboard.press('Escape');
    await waitUntilClosed(input);
    await expectEventually(() => page.evaluate(() => document.activeElement?.textContent), 'Открыть');
  });

  test('closes on a click on a button outside, and the opening button gets the focus instead of the clicked button', async () => {
    const input = await openInputPage('kit-drawer--rest-is-inert', { width: 1440 });
    const sort = await input.findCentre('text=Сортировка');
    await input.page.mouse.click(sort.x, sort.y);
    await waitUntilClosed(input);
    await expectEventually(() => input.page.evaluate(() => document.activeElement?.textContent), 'Открыть');
  });

  test('locks the scrolling of the page without a layout shift', async () => {
    const input = await openInputPage('kit-drawer--closing', { width: 800 });
    const { page } = input;
    await page.evaluate(() => {
      document.body.style.minHeight = '3000px';
    });
    const before = await measureBox(input, 'text=Открыть');
    await page.getByRole('button', { name: 'Открыть' }).click();
    await page.locator(drawer).waitFor();
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 600);
    await waitForFrames(page);
    expect(await measureBox(input, 'text=Открыть')).toEqual(before);
  });

  test('slides in from its edge', async () => {
    const { page } = await openInputPage('kit-drawer--closing', { width: 1024, motion: true });
    const [edges] = await Promise.all([page.evaluate(recordEdges, drawer), page.getByRole('button', { name: 'Открыть' }).click()]);
    expect(edges[0]).toBeGreaterThan(1024 - 480 + 10);
    expect(edges.at(-1)).toBe(1024 - 480);
  });
});

describeInBrowser('the on-screen keyboard', () => {
  test.each([
    ['kit-drawer--with-form', 'text=Сохранить'],
    ['kit-dialog--with-aside', drawer],
  ])('covers neither the focused field nor the lowest part of the panel in the story %s', async (story, lowestPart) => {
    const keyboardHeight = 320;
    const { page } = await openInputPage(story, { ...phone, height: 740 });
    const field = page.locator(drawer).getByRole('textbox').last();
    await field.focus();
    // A headless browser has no on-screen keyboard. A phone reports the height again and again while one slides in.
    await page.evaluate((height) => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => innerHeight - height });
    }, keyboardHeight);
    for (const part of [field, page.locator(lowestPart)]) {
      const isAbove = async () => {
        await page.evaluate(() => visualViewport?.dispatchEvent(new Event('resize')));
        const box = await part.boundingBox();
        return box !== null && box.y + box.height <= 740 - keyboardHeight;
      };
      await expectEventually(isAbove, true);
    }
  });
});
