import { cannedCheckoutQuote } from '../checkout.canned.ts';
import { composeUnavailableTitle } from './unavailable.rules.ts';

const [sneakers, bag] = cannedCheckoutQuote.lines.map(({ productItem }) => ({ productItem, problem: null }));
if (!sneakers || !bag) throw new Error('there are canned lines');
const sold = { ...sneakers, problem: 'SOLD' } as const;
const reserved = { ...bag, problem: 'RESERVED' } as const;

test.each([
  ['names the only unit that cannot be bought', [sold, bag], true, 'Кроссовки Slope 2 только что купил кто-то другой'],
  ['does not call a sale that preceded the page recent', [sold, bag], false, 'Кроссовки Slope 2: уже купили'],
  ['names the only unit of the order', [reserved], true, 'Сумка «Полдень»: сейчас в\u00a0чужом заказе'],
  [
    'says that all of several were just sold',
    [sold, { ...bag, problem: 'SOLD' } as const],
    true,
    'Эти вещи только что купил кто-то другой',
  ],
  ['does not call a sale of several recent, either', [sold, { ...bag, problem: 'SOLD' } as const], false, 'Эти вещи сейчас не\u00a0купить'],
  ['says that nothing of several is available', [sold, reserved], true, 'Эти вещи сейчас не\u00a0купить'],
  ['says so of units that do not exist any more', [], false, 'Эти вещи сейчас не\u00a0купить'],
  ['is null if some of several cannot be bought', [sold, reserved, bag], true, null],
])('the title of unavailable units %s', (_, lines, isAfterSubmit, title) => {
  expect(composeUnavailableTitle(lines, isAfterSubmit)).toBe(title);
});
