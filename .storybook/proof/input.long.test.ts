import { describeInBrowser } from '../browser.ts';
import { closePages, openInputPage } from '../input/page.ts';
import { buildProofStories, type ProofStories } from './proof-stories.ts';

describeInBrowser('the test browser', () => {
  let stories: ProofStories;

  beforeAll(async () => {
    stories = await buildProofStories();
    globalThis.storyFolder = stories.folder;
  }, 180_000);

  afterAll(() => stories.remove());

  test('pastes text from the clipboard', async () => {
    const { page, paste } = await openInputPage('proof--takes-input');
    await page.getByLabel('Код').focus();
    await paste('4812');
    expect(await page.getByLabel('Код').inputValue()).toBe('4812');
    await page.getByText('вставлено 4812').waitFor();
  });

  test('swipes with one finger and pinches with two', async () => {
    const { page, swipe, pinch, findCentre } = await openInputPage('proof--takes-input', { width: 360, touch: true });
    const { x, y } = await findCentre('output');
    await swipe({ x: x + 100, y }, { x: x - 100, y });
    await page.getByText(`1 с ${Math.round(x + 100)} до ${Math.round(x - 100)}`).waitFor();
    await pinch({ x, y }, { from: 40, to: 160 });
    await page.getByText(/^2 с/).waitFor();
  });

  test('emulates hover on a desktop, and none on a phone', async () => {
    const canHover = (width: number, touch: boolean) =>
      openInputPage('proof--sound', { width, touch }).then(({ page }) => page.evaluate(() => matchMedia('(hover: hover)').matches));
    expect(await canHover(360, true)).toBe(false);
    expect(await canHover(1440, false)).toBe(true);
  });

  test('fails the test when the page throws an error', async () => {
    const { page } = await openInputPage('proof--complains');
    await page.getByRole('button').click();
    await expect(closePages()).rejects.toThrow('uncaught: The press was not foreseen');
  });

  test('reports a story whose play function fails', async () => {
    await expect(openInputPage('proof--play-throws')).rejects.toThrow('playFunctionThrewException');
    await expect(closePages()).rejects.toThrow('console: ');
  });
});
