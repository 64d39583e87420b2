import { isPlainPress } from './index.ts';

const plainClick = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a link handles a click with the main button and no modifier key', () => {
  expect(isPlainPress(plainClick)).toBe(true);
});

test.each([
  ['the middle button', { button: 1 }],
  ['the Meta key', { metaKey: true }],
  ['the Ctrl key', { ctrlKey: true }],
  ['the Shift key', { shiftKey: true }],
  ['the Alt key', { altKey: true }],
])('a link leaves a click with %s to the browser', (_what, changes) => {
  expect(isPlainPress({ ...plainClick, ...changes })).toBe(false);
});
