import { formatSizeLabel, formatSizeLine, formatSizePhrase, isOneSize } from './size-label.ts';

test('a size that is not the single size is labelled by its name', () => {
  expect(isOneSize('42')).toBe(false);
  expect(formatSizeLabel('S')).toBe('S');
  expect([formatSizeLabel('42'), formatSizeLine('42'), formatSizePhrase('42')]).toEqual(['42', 'Размер: 42', 'размер\u00a042']);
});

test.each(['ONE', 'One size', 'one'])('the single size «%s» is labelled in words', (name) => {
  expect(isOneSize(name)).toBe(true);
  expect([formatSizeLabel(name), formatSizeLine(name), formatSizePhrase(name)]).toEqual(['Один размер', 'Один размер', 'один\u00a0размер']);
});

test('a size name that merely contains ONE, such as ONEX, is displayed as it is', () => {
  for (const name of ['ONEX', 'XONE']) expect(formatSizeLabel(name)).toBe(name);
});
