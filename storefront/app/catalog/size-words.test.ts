import { isOnlySize, sizeLabel, sizeLine, sizePhrase } from './size-words.ts';

test('a size is labelled by its name', () => {
  expect(isOnlySize('42')).toBe(false);
  expect([sizeLabel('42'), sizeLine('42'), sizePhrase('42')]).toEqual(['42', 'Размер: 42', 'размер\u00a042']);
});

test.each(['ONE', 'One size', 'one'])('the single size %s is labelled in words', (name) => {
  expect(isOnlySize(name)).toBe(true);
  expect([sizeLabel(name), sizeLine(name), sizePhrase(name)]).toEqual(['Один размер', 'Один размер', 'один\u00a0размер']);
});

test('a size whose name only contains a word for a single size is labelled by its name', () => {
  for (const name of ['ONEX', 'S', 'XONE']) expect(sizeLabel(name)).toBe(name);
});
