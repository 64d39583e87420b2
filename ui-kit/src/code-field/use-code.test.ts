import { extractCode } from './use-code.ts';

test.each([
  ['7305', '7305'],
  [' 73 05\n', '7305'],
  ['73-05', '7305'],
  ['Код Meet 24: 7305, никому не говорите', '7305'],
  ['7a3b0c5d', '7305'],
  ['730', '730'],
  ['кода нет', ''],
])('the code extracted from the pasted text %j is «%s»', (text, code) => {
  expect(extractCode(text, 4)).toBe(code);
});

test('no code is extracted from the middle of a longer number', () => {
  expect(extractCode('Заказ 41072212, код 730 512', 6)).toBe('730512');
});
