import { cannedCheckoutQuote } from '../checkout.canned.ts';
import {
  composeUnavailableTitle,
  describeAvailableUnits,
  describeEqualUnits,
  describeLeftOutUnits,
  groupLeftOutUnits,
} from './unavailable.rules.ts';

const [sneakers, bag] = cannedCheckoutQuote.lines.map(({ productItem }) => ({ productItem, problem: null, replacement: null }));
if (!sneakers || !bag) throw new Error('there are canned lines');
const sold = { ...sneakers, problem: 'SOLD' } as const;
const reserved = { ...bag, problem: 'RESERVED' } as const;

test.each([
  ['names the only unit that was sold', [sold, bag], 'Кроссовки Slope\u00a02: эту\u00a0пару купил кто-то другой'],
  ['names the only unit of the order, which is reserved', [reserved], 'Сумка «Полдень»: сейчас в\u00a0чужом заказе'],
  ['says that all units were sold', [sold, { ...bag, problem: 'SOLD' } as const], 'Обе вещи купил кто-то другой'],
  ['says that none of several units can be bought', [sold, reserved], 'Обе вещи сейчас не\u00a0купить'],
  ['says that units that no longer exist cannot be bought', [], 'Эти вещи сейчас не\u00a0купить'],
  ['is null if several units cannot be bought but another can', [sold, reserved, bag], null],
])('the title of unavailable units %s', (_, lines, title) => {
  expect(composeUnavailableTitle(lines)).toBe(title);
});

const available = bag;
const replaceable = { ...sold, replacement: {} };
const soldBag = { ...bag, problem: 'SOLD' } as const;

type Lines = Parameters<typeof describeAvailableUnits>[0];

test.each<[when: string, text: string, lines: Lines]>([
  ['after', 'Остальное в наличии.', [sold, available]],
  ['after', 'Остальное в наличии.', [sold, soldBag, available]],
  ['before', 'Эта пара не входит в заказ. Остальное в наличии.', [sold, available]],
  ['before', 'Эта вещь не входит в заказ. Остальное в наличии.', [soldBag, available]],
  ['before', 'Эти вещи не входят в заказ. Остальное в наличии.', [sold, soldBag, available]],
  ['before', 'Эта вещь не входит в заказ. Остальное в наличии.', [reserved, sneakers]],
])('%s a form is submitted, the units that can be bought are described as «%s»', (when, text, lines) => {
  expect(describeAvailableUnits(lines, when === 'after')?.replaceAll('\u00a0', ' ')).toBe(text);
});

test.each<[what: string, isSubmitted: boolean, lines: Lines]>([
  ['the only unit was sold', false, [sold]],
  ['both units were sold', true, [sold, soldBag]],
  ['no unit was sold', true, [available]],
  ['the order has no units', true, []],
])('the units that can be bought are not described if %s', (_what, isSubmitted, lines) => {
  expect(describeAvailableUnits(lines, isSubmitted)).toBeNull();
});

test.each<[sentences: string[], lines: Parameters<typeof describeEqualUnits>[0]]>([
  [
    ['Кроссовки Slope 2: есть такая же пара.', 'Сумка «Полдень»: такой же больше нет.'],
    [replaceable, soldBag],
  ],
  [
    ['Кроссовки Slope 2, размер 41: такой же больше нет.', 'Кроссовки Slope 2, размер 41: есть такая же пара.'],
    [sold, replaceable],
  ],
])('two sold units of which only one can be replaced are described as %j', (sentences, lines) => {
  expect(describeEqualUnits(lines).map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual(sentences);
});

test.each<[what: string, lines: Parameters<typeof describeEqualUnits>[0]]>([
  ['both sold units have one', [replaceable, replaceable]],
  ['neither sold unit has one', [sold, soldBag]],
  ['only one of two units was sold', [replaceable, available]],
  ['three units were sold', [replaceable, soldBag, sold]],
])('the text does not say which unit has an equal one if %s', (_what, lines) => {
  expect(describeEqualUnits(lines)).toEqual([]);
});

test.each<[text: string, lines: Parameters<typeof groupLeftOutUnits>[0]]>([
  ['Не входит в заказ: Сумка «Полдень» (продано)', [soldBag, { ...sneakers }]],
  ['Не входят в заказ: Кроссовки Slope 2, размер 41; Сумка «Полдень» (продано)', [sold, soldBag]],
  [
    'Не входит в заказ: Сумка «Полдень» (сейчас в чужом заказе). Не входит в заказ: Кроссовки Slope 2, размер 41 (больше не купить)',
    [reserved, { ...sold, problem: 'INACTIVE' }],
  ],
  ['Не входят в заказ: Сумка «Полдень»; Сумка «Полдень» (сейчас в чужом заказе)', [reserved, reserved]],
])('the units that an order leaves out are described as «%s»', (text, lines) => {
  const texts = groupLeftOutUnits(lines).map(describeLeftOutUnits);
  expect(texts.join('. ').replaceAll('\u00a0', ' ')).toBe(text);
});
