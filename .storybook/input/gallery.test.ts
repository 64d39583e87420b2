import { describeInBrowser } from '../browser.ts';
import { expectEventually, type InputPage, openInputPage } from './page.ts';

const phone = { width: 360, height: 640, touch: true };
const row = '[aria-roledescription="карусель"] [data-swipe]';
const zoomedPicture = '.yarl__slide_current img';

const waitForCounter = ({ page }: InputPage, text: string) => page.getByText(text, { exact: true }).waitFor();
/** Waits until the scroll has settled. The counter changes once half of the next picture is visible, while the row still moves. */
const waitForRest = ({ page }: InputPage, picture: number) =>
  page.waitForFunction(
    ([selector, name]) => {
      const slide = document.querySelector(`${selector} [role=group][aria-label^="${name} "]`);
      const start = document.querySelector(String(selector))?.getBoundingClientRect().left ?? Number.NaN;
      return slide !== null && Math.abs(slide.getBoundingClientRect().left - start) < 1;
    },
    [row, picture] as const,
  );
const readFocused = ({ page }: InputPage) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

async function openRow(story: string, options: Parameters<typeof openInputPage>[1]): Promise<InputPage> {
  const input = await openInputPage(story, options);
  // With a mouse, the carousel is loaded on hover.
  if (!options?.touch) await input.page.locator('[aria-roledescription="карусель"]').hover();
  await input.page.locator(row).waitFor();
  return input;
}

async function measureWidth({ page }: InputPage): Promise<number> {
  const box = await page.locator(zoomedPicture).boundingBox();
  if (!box) throw new Error('The close-up shows no picture');
  return box.width;
}

async function openCloseUp(input: InputPage): Promise<number> {
  const { x, y } = await input.findCentre('[role=group] >> nth=0');
  if (await input.page.evaluate(() => matchMedia('(hover: none)').matches)) await input.page.touchscreen.tap(x, y);
  else await input.page.mouse.click(x, y);
  await input.page.locator(`${zoomedPicture}.yarl__slide_image`).waitFor();
  await input.page.evaluate(async () => {
    const animations = document.getAnimations().filter(({ playState }) => playState === 'running');
    await Promise.allSettled(animations.map(({ finished }) => finished));
  });
  return measureWidth(input);
}

const waitUntilLarger = (input: InputPage, from: number) =>
  input.page.waitForFunction(
    ([selector, width]) => (document.querySelector(String(selector))?.getBoundingClientRect().width ?? 0) > Number(width) * 1.2,
    [zoomedPicture, from] as const,
  );

describeInBrowser('a gallery', () => {
  test('moves between pictures on swipes in both directions', async () => {
    const input = await openRow('kit-gallery--spread', phone);
    await input.swipe({ x: 300, y: 200 }, { x: 80, y: 200 });
    await waitForCounter(input, '2 / 4');
    await waitForRest(input, 2);
    await input.swipe({ x: 300, y: 200 }, { x: 80, y: 200 });
    await waitForCounter(input, '3 / 4');
    await waitForRest(input, 3);
    await input.swipe({ x: 80, y: 200 }, { x: 300, y: 200 });
    await waitForCounter(input, '2 / 4');
    expect(await input.page.locator('[role=dialog]').count()).toBe(0);
  });

  test('lets a vertical swipe scroll the page', async () => {
    const input = await openRow('kit-gallery--spread', { ...phone, height: 300 });
    await input.swipe({ x: 180, y: 250 }, { x: 180, y: 90 }, 250);
    await input.page.waitForFunction(() => scrollY > 50);
    expect(await input.page.getByText('1 / 4', { exact: true }).count()).toBe(1);
  });

  test('moves to the next picture on a click on its arrow, and announces that picture', async () => {
    const input = await openRow('kit-gallery--single', { width: 1024 });
    await input.page.getByRole('button', { name: 'Следующий снимок' }).click();
    await waitForCounter(input, '2 / 4');
    await input.page.getByText('Снимок 2 из 4', { exact: true }).waitFor();
    await expectEventually(() => readFocused(input), 'Следующий снимок');
  });

  test('moves to the last picture on the End key, and to any picture on a click on its thumbnail', async () => {
    const input = await openRow('kit-gallery--single', { width: 1440 });
    await input.page
      .getByRole('link', { name: /^Увеличить/ })
      .first()
      .focus();
    await input.page.keyboard.press('End');
    await waitForCounter(input, '4 / 4');
    expect(await readFocused(input)).toMatch(/^Увеличить снимок: .*: носок$/);
    await input.page.getByRole('link', { name: /^Снимок 2/ }).click();
    await waitForCounter(input, '2 / 4');
    expect(await input.page.getByRole('link', { name: /^Снимок 2/ }).getAttribute('aria-current')).toBe('true');
  });

  test('zooms a picture on a pinch and on a double tap', async () => {
    const input = await openRow('kit-gallery--spread', phone);
    const width = await openCloseUp(input);
    await input.pinch({ x: 180, y: 320 }, { from: 60, to: 240 });
    await waitUntilLarger(input, width);
    await input.page.getByRole('button', { name: 'Закрыть' }).tap();
    await input.page.locator('[role=dialog]').waitFor({ state: 'detached' });
    await openCloseUp(input);
    await input.doubleTap({ x: 180, y: 320 });
    await waitUntilLarger(input, width);
  });

  test('zooms a picture with the mouse wheel, and returns the focus to the last displayed picture when the close-up closes', async () => {
    const input = await openInputPage('kit-gallery--spread', { width: 1440 });
    const width = await openCloseUp(input);
    await input.page.mouse.move(720, 400);
    await input.page.mouse.wheel(0, -400);
    await waitUntilLarger(input, width);
    await input.page.keyboard.press('Escape');
    await input.page.locator('[role=dialog]').waitFor({ state: 'detached' });
    await openCloseUp(input);
    await input.page.keyboard.press('ArrowRight');
    // The next picture is in the document before it becomes current.
    await input.page
      .getByRole('group', { name: '2 из 4' })
      .and(input.page.locator('.yarl__slide_current'))
      .locator('.yarl__slide_image')
      .waitFor();
    await input.page.keyboard.press('Escape');
    await input.page.locator('[role=dialog]').waitFor({ state: 'detached' });
    await expectEventually(() => readFocused(input), 'Увеличить снимок: Кроссовки Slope 2, молочные: пара');
  });

  test('has native scrolling with snap points until the carousel script has loaded', async () => {
    const input = await openRow('kit-gallery--spread', phone);
    await input.page.evaluate(() => document.querySelector('[data-swipe]')?.removeAttribute('data-swipe'));
    const style = await input.page.locator('[role=group] >> nth=0 >> xpath=../..').evaluate((row) => {
      const { overflowX, scrollSnapType } = getComputedStyle(row);
      return { overflowX, scrollSnapType };
    });
    expect(style).toEqual({ overflowX: 'auto', scrollSnapType: 'x mandatory' });
  });
});
