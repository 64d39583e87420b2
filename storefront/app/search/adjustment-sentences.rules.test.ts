import { listAdjustmentSentences, listMissingSentences } from './adjustment-sentences.rules.ts';

const dropped = { text: 'оверсайз', reason: 'NOT_MATCHED', name: null, replacements: [] } as const;
const brand = { text: 'найк', reason: 'UNAVAILABLE_BRAND', name: 'Nike', replacements: [] } as const;
const kind = { text: 'лонгслив', reason: 'UNAVAILABLE_KIND', name: 'лонгсливов', replacements: ['футболки', 'джемперы'] } as const;
const resembled = { text: 'вязаная шапка', reason: 'NOT_MATCHED', name: null, replacements: ['шапки'] } as const;

test('a type or brand that the shop does not have is named, with what is displayed instead', () => {
  expect(listAdjustmentSentences([kind, brand])).toEqual(['Лонгсливов сейчас нет. Похожее: футболки, джемперы', 'Бренда Nike сейчас нет.']);
});

test('dropped words are named together, after the replaced ones', () => {
  expect(listAdjustmentSentences([dropped, { ...dropped, text: 'миди' }, resembled])).toEqual([
    'По\u00a0запросу «вязаная шапка» ничего нет. Похожее: шапки',
    'Со\u00a0всеми словами ничего нет. Показали без\u00a0«оверсайз», «миди»',
  ]);
});

test('a query that matches as a whole has no sentences', () => {
  expect(listAdjustmentSentences([])).toEqual([]);
});

test('if nothing is found, only the missing types and brands are named', () => {
  expect(listMissingSentences([dropped, kind, brand])).toEqual(['Лонгсливов сейчас нет.', 'Бренда Nike сейчас нет.']);
});
