import { plural } from './plural.ts';

const forms = { one: 'цвет', few: 'цвета', many: 'цветов' };

test.each([
  [1, '1 цвет'],
  [3, '3 цвета'],
  [5, '5 цветов'],
  [11, '11 цветов'],
  [21, '21 цвет'],
  [1284, '1 284 цвета'],
])('plural formats %i as «%s»', (count, text) => {
  expect(plural(count, forms)).toBe(text.replaceAll(' ', '\u00a0'));
});
