import { describeInBrowser } from '../browser.ts';
import { expectEventually, type InputPage, openInputPage, waitForFrames, waitForTask } from './page.ts';

const toast = '[data-sonner-toast]';
const waitUntilGone = ({ page }: InputPage, text: string) => page.getByText(text).waitFor({ state: 'detached' });
const countToasts = ({ page }: InputPage, text: string) => page.getByText(text).count();
const readFocused = ({ page }: InputPage) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.matches('[data-sonner-toaster]') ? 'toasts' : activeElement?.textContent;
  });

/** Shows a toast with a duration of one second, on a page with a stopped clock. */
async function showBriefToast({ page }: InputPage): Promise<void> {
  await page.getByRole('button', { name: 'Показать' }).click();
  await expectEventually(async () => {
    await page.clock.runFor(20);
    return page.locator(toast).isVisible();
  }, true);
}

/** Advances the clock by 2.5 s, longer than the toast lasts, and expects it to be still open. */
async function expectStillOpen({ page }: InputPage): Promise<void> {
  await waitForTask(page);
  await page.clock.runFor(2500);
  await waitForTask(page);
  expect(await page.getByText('Скоро уйдёт').count()).toBe(1);
}

/** Advances the clock until the toast disappears. */
async function expectDismissed(input: InputPage): Promise<void> {
  await expectEventually(async () => {
    await waitForTask(input.page);
    await input.page.clock.runFor(500);
    return countToasts(input, 'Скоро уйдёт');
  }, 0);
}

describeInBrowser('toasts', () => {
  test('F6 and Alt+T move the focus to the toasts, and Escape returns it', async () => {
    const input = await openInputPage('kit-toaster--with-action');
    await input.page.getByRole('button', { name: 'Убрать' }).focus();
    for (const key of ['F6', 'Alt+KeyT']) {
      await input.page.keyboard.press(key);
      await expectEventually(() => readFocused(input), 'toasts');
      await input.page.keyboard.press('Escape');
      await expectEventually(() => readFocused(input), 'Убрать');
    }
  });

  test('a toast is dismissed by a swipe, but not by a short slow swipe', async () => {
    const input = await openInputPage('kit-toaster--with-picture', { width: 360, touch: true });
    const { x, y } = await input.findCentre(toast);
    await input.swipe({ x, y }, { x: x + 12, y }, 600);
    await expectEventually(() => input.findCentre(toast), { x, y });
    await waitForFrames(input.page);
    expect(await countToasts(input, 'Кроссовки Slope 2')).toBe(1);
    await input.swipe({ x, y }, { x: x + 30, y }, 700);
    await waitUntilGone(input, 'Кроссовки Slope 2');
  });

  test('at most three toasts are visible', async () => {
    const { page } = await openInputPage('kit-toaster--three-at-most');
    await page.locator(toast).first().hover();
    const readOpacities = () =>
      page.locator(toast).evaluateAll((toasts) => toasts.map((toastElement) => getComputedStyle(toastElement).opacity));
    await expectEventually(readOpacities, ['1', '1', '1', '0']);
  });

  test('a toast stays while the pointer is over it, while it has the focus and while the tab is hidden', async () => {
    const input = await openInputPage('kit-toaster--closes-by-timeout');
    const { page } = input;
    try {
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      await showBriefToast(input);
      await page.locator(toast).hover();
      await expectStillOpen(input);
      await page.mouse.move(10, 10);
      await expectDismissed(input);

      await showBriefToast(input);
      await page.keyboard.press('F6');
      await expectStillOpen(input);
      await page.keyboard.press('Escape');
      await expectDismissed(input);

      await showBriefToast(input);
      const setHidden = (hidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
      await setHidden(true);
      await expectStillOpen(input);
      await setHidden(false);
      await expectDismissed(input);
    } finally {
      // No other test gets this page, because its clock would remain a fake one.
      await page.context().close();
    }
  });

  test('a toast above a drawer can be clicked and focused with F6 while the drawer stays open', async () => {
    const input = await openInputPage('kit-toaster--over-a-drawer', { width: 360 });
    const { page } = input;
    const drawer = page.getByRole('dialog', { name: 'Корзина' });
    const { x, y } = await input.findCentre(toast);
    expect(
      await page.evaluate(([left, top]) => Boolean(document.elementFromPoint(left, top)?.closest('[data-sonner-toast]')), [x, y] as const),
    ).toBe(true);
    await page.keyboard.press('F6');
    await expectEventually(() => readFocused(input), 'toasts');
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await waitUntilGone(input, 'Убрано из корзины');
    expect(await drawer.count()).toBe(1);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  });
});
