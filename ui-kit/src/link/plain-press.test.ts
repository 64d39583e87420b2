import { isPlainPress } from './index.ts';

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test('a link handles a click with the main button', () => {
  expect(isPlainPress(plain)).toBe(true);
});

test.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('a link leaves %j to the browser', (press) => {
  expect(isPlainPress({ ...plain, ...press })).toBe(false);
});
