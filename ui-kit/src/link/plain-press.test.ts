import { isPlainPress } from './index.ts';

const plainClick = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a link handles a click with the main button and no modifier key', () => {
  expect(isPlainPress(plainClick)).toBe(true);
});

test.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('a link leaves a click with %j to the browser', (changes) => {
  expect(isPlainPress({ ...plainClick, ...changes })).toBe(false);
});
