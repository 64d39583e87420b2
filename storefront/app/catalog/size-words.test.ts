import { isOnlySize, sizeLabel, sizeLine, sizePhrase } from './size-words.ts';

test('a size is called by its name', () => {
  expect(isOnlySize('42')).toBe(false);
  expect([sizeLabel('42'), sizeLine('42'), sizePhrase('42')]).toEqual(['42', 'Размер: 42', 'размер\u00a042']);
});

test.each(['ONE', 'One size', 'one'])('the only size, %s, is told in words and not by its name', (name) => {
  expect(isOnlySize(name)).toBe(true);
  expect([sizeLabel(name), sizeLine(name), sizePhrase(name)]).toEqual(['Один размер', 'Один размер', 'один\u00a0размер']);
});

test('a size that only begins so is a size', () => {
  for (const name of ['ONEX', 'S', 'XONE']) expect(sizeLabel(name)).toBe(name);
});
