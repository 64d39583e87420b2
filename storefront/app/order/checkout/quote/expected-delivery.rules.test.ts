import { cannedCheckoutQuote, cannedCityQuote } from '../checkout.canned.ts';
import { addExpectedDays, addExpectedPrice, describeOptionDays } from './expected-delivery.rules.ts';

const normalizeSpaces = (text: string) => text.replaceAll('\u00a0', ' ');
const [soon, later] = [
  { from: '2026-11-25', to: '2026-11-28' },
  { from: '2026-12-08', to: '2026-12-19' },
];
const [pickup, courier] = cannedCityQuote.deliveryOptions;
const listDays = (method: string, options = cannedCityQuote.deliveryOptions) =>
  addExpectedDays(cannedCityQuote.lines, options, method).map(({ delivery }) => delivery);

test('a delivery method is described by the last day of each part or, if there is one part, by its first and its last day', () => {
  expect(normalizeSpaces(describeOptionDays(courier ?? { delivery: null, parts: [] }))).toBe('до 28 ноября и до 19 декабря');
  expect(normalizeSpaces(describeOptionDays({ delivery: soon, parts: [{ productItemIds: ['a'], delivery: soon }] }))).toBe('25–28 ноября');
  expect(describeOptionDays({ delivery: null, parts: [] })).toBe('');
});

test('lines without delivery days get those of the chosen delivery method', () => {
  expect(listDays('PICKUP')).toEqual([soon, soon, later]);
  expect(listDays('COURIER', pickup ? [pickup] : [])).toEqual([null, null, null]);
});

test('before a delivery method is chosen, lines get delivery days only if all methods take equally long', () => {
  expect(listDays('')).toEqual([soon, soon, later]);
  const slower = pickup && { ...pickup, parts: [{ productItemIds: ['slope-white'], delivery: later }] };
  expect(listDays('', slower && courier ? [slower, courier] : [])).toEqual([null, null, null]);
});

test('delivery days that lines already have are not replaced', () => {
  const lines = cannedCityQuote.lines.map((line) => ({ ...line, delivery: later }));
  expect(addExpectedDays(lines, cannedCityQuote.deliveryOptions, 'PICKUP')).toEqual(lines);
});

test('the delivery price of the chosen method is added to the sum if the quote has no delivery price yet', () => {
  const { deliveryOptions } = cannedCheckoutQuote;
  const computeSums = (quote = cannedCityQuote, method = '') => {
    const { delivery, total } = addExpectedPrice(quote, deliveryOptions, method);
    return [delivery, total];
  };
  expect(computeSums(cannedCityQuote, 'PICKUP')).toEqual([0, cannedCityQuote.total]);
  expect(computeSums(cannedCityQuote, 'COURIER')).toEqual([88_500, cannedCityQuote.total + 88_500]);
  expect(computeSums()).toEqual([null, cannedCityQuote.total]);
  expect(computeSums(cannedCheckoutQuote, 'PICKUP')).toEqual([88_500, cannedCheckoutQuote.total]);
});
