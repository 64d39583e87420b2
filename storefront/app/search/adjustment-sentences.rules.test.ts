import { listAdjustmentSentences, listMissingSentences } from './adjustment-sentences.rules.ts';

const droppedWord = { text: 'оверсайз', reason: 'NOT_MATCHED', name: null, replacements: [] } as const;
const missingBrand = { text: 'найк', reason: 'UNAVAILABLE_BRAND', name: 'Nike', replacements: [] } as const;
const missingKind = { text: 'лонгслив', reason: 'UNAVAILABLE_KIND', name: 'лонгсливов', replacements: ['футболки', 'джемперы'] } as const;
const replacedWords = { text: 'вязаная шапка', reason: 'NOT_MATCHED', name: null, replacements: ['шапки'] } as const;

test('the sentences name a kind or brand that the shop does not have, with what is displayed instead', () => {
  expect(listAdjustmentSentences([missingKind, missingBrand])).toEqual([
    'Лонгсливов сейчас нет. Похожее: футболки, джемперы',
    'Бренда Nike сейчас нет.',
  ]);
});

test('one sentence names all dropped words of a query, after the sentences about replaced words', () => {
  expect(listAdjustmentSentences([droppedWord, { ...droppedWord, text: 'миди' }, replacedWords])).toEqual([
    'По\u00a0запросу «вязаная шапка» ничего нет. Похожее: шапки',
    'Со\u00a0всеми словами ничего нет. Показали без\u00a0«оверсайз», «миди»',
  ]);
});

test('a query that matches as a whole has no adjustment sentences', () => {
  expect(listAdjustmentSentences([])).toEqual([]);
});

test('if nothing is found, the sentences name only the missing kinds and brands', () => {
  expect(listMissingSentences([droppedWord, missingKind, missingBrand])).toEqual(['Лонгсливов сейчас нет.', 'Бренда Nike сейчас нет.']);
});
