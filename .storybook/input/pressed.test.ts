import { describeInBrowser } from '../browser.ts';
import { openInputPage } from './page.ts';

/** Runs in the browser. Returns the colours of a control. */
const readColours = (element: Element) => {
  const { backgroundColor, borderColor, color } = getComputedStyle(element);
  return { backgroundColor, borderColor, color };
};

describeInBrowser('controls', () => {
  test.each([
    ['kit-checkbox--plain', 'input[type=checkbox]'],
    ['kit-checkbox--checked', 'input[type=checkbox]'],
    ['kit-switch--off', 'input[role=switch]'],
    ['kit-radiogroup--column', 'input[type=radio]:not(:checked)'],
    ['kit-pagination--middle', 'a[rel=next]'],
  ])('the control of the story %s changes its colours while it is pressed', async (story, selector) => {
    const { page } = await openInputPage(story);
    const control = page.locator(selector).first();
    await control.hover();
    const hovered = await control.evaluate(readColours);
    await page.mouse.down();
    expect(await control.evaluate(readColours)).not.toEqual(hovered);
  });

  test('the focus ring of a button attached to a field is drawn above the field', async () => {
    const { page } = await openInputPage('kit-textfield--with-action');
    const button = page.getByRole('button').first();
    const input = page.getByRole('textbox').first();
    await input.focus();
    await page.keyboard.press('Tab');
    const [inputLayer, buttonLayer] = await Promise.all(
      [input, button].map((element) => element.evaluate((node) => Number.parseInt(getComputedStyle(node).zIndex, 10) || 0)),
    );
    expect(buttonLayer).toBeGreaterThan(inputLayer ?? 0);
  });

  test('only the chosen size scale is underlined in forced colours', async () => {
    const { page } = await openInputPage('kit-sizepicker--scales');
    await page.emulateMedia({ forcedColors: 'active' });
    const readLines = (isPressed: boolean) =>
      page
        .locator(`button[aria-pressed=${isPressed}] > span`)
        .evaluateAll((labels) => [...new Set(labels.map((label) => getComputedStyle(label).borderBottomColor))]);
    const pageBackground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await readLines(false)).toEqual([pageBackground]);
    expect(await readLines(true)).not.toContain(pageBackground);
  });
});
