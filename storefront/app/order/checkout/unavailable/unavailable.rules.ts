import type { OrderFact } from '@meet/ui-kit/order-summary';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { isOneSize } from '../../../catalog/size-label.ts';
import type { CheckoutQuoteFragment, QuoteProblem, SimilarGoodsQuery } from '../../../platform/graphql/generated/graphql.ts';
import type { CheckoutValues } from '../form/checkout-form.rules.ts';
import { type AddressesAndPoints, describeChosenDestination } from '../form/chosen-destination.rules.ts';
import type { VisibleSum } from '../quote/visible-sum.rules.ts';

type Line = Pick<CheckoutQuoteFragment['lines'][number], 'problem' | 'productItem'>;

/** Id of the list of the units that cannot be bought, to which the order that leaves them out links. */
export const unavailableId = 'unavailable';

/** Texts that follow a name and a colon or a dash. They fit names of every gender and number: «Кроссовки Slope 2: уже купили». */
export const problemTexts: Record<QuoteProblem, string> = {
  SOLD: 'уже купили',
  RESERVED: 'сейчас в\u00a0чужом заказе',
  INACTIVE: 'больше не\u00a0купить',
};

/** Keeps a number on the line of the word before it: «Slope 2». */
export const keepNumber = (name: string): string => name.replace(/ (?=\d)/g, '\u00a0');

/** Names a unit with its size, if there are several, on the line of the last word: «Кроссовки Slope 2, 41». */
export const nameSizedUnit = ({ name, size }: { name: string; size: { name: string } }): string =>
  isOneSize(size.name) ? keepNumber(name) : `${keepNumber(name)},\u00a0${size.name}`;

/** Says that an order leaves out a unit, and why: «Не входит в заказ: Сумка «Полдень» — уже купили». */
export const describeLeftOutUnit = (unit: Parameters<typeof nameSizedUnit>[0], problem: QuoteProblem): string =>
  `Не\u00a0входит в\u00a0заказ: ${nameSizedUnit(unit)}\u00a0— ${problemTexts[problem]}`;

type GrammaticalCase = 'nominative' | 'genitive' | 'accusative';

/** «пара» and «вещь» in the cases that the texts need. */
const unitNouns: Record<GrammaticalCase, { pair: string; item: string }> = {
  nominative: { pair: 'пара', item: 'вещь' },
  genitive: { pair: 'пары', item: 'вещи' },
  accusative: { pair: 'пару', item: 'вещь' },
};

/** Noun for one unit. Goods named in the plural, such as shoes and trousers, are counted in pairs: «Кроссовки Slope 2». */
export const nameUnit = (name: string, grammaticalCase: GrammaticalCase = 'nominative'): string =>
  unitNouns[grammaticalCase][/^\S+[иы](?!\S)/u.test(name) ? 'pair' : 'item'];

/**
 * Returns a title that names the unit that cannot be bought, «Кроссовки Slope 2: эту пару купил кто-то другой», or says that none of
 * several can be bought; null if some can.
 */
export function composeUnavailableTitle(lines: readonly Line[]): string | null {
  const [line, ...others] = lines.filter(({ problem }) => problem !== null);
  if (line?.problem && others.length === 0) {
    const name = keepNumber(line.productItem.name);
    return line.problem === 'SOLD'
      ? `${name}: эту\u00a0${nameUnit(name, 'accusative')} купил кто-то другой`
      : `${name}: ${problemTexts[line.problem]}`;
  }
  if (!lines.every(({ problem }) => problem !== null)) return null;
  const wereSold = lines.length > 0 && lines.every(({ problem }) => problem === 'SOLD');
  return `${lines.length === 2 ? 'Обе' : 'Эти'} вещи ${wereSold ? 'купил кто-то другой' : 'сейчас не\u00a0купить'}`;
}

/** Says that the other units of an order whose form was not sent yet can be bought; null if none can. */
export const describeRest = (lines: readonly Line[]): string | null =>
  lines.some(({ problem }) => problem === null) ? 'Остальное в\u00a0наличии, введённые данные сохранены.' : null;

/** Compares an amount with an earlier one: «на 450 ₽ больше». */
export const compareAmounts = (amount: number, earlier: number): string =>
  `на\u00a0${formatMoney(Math.abs(amount - earlier))} ${amount > earlier ? 'больше' : 'меньше'}`;

/** Compares the total of an order that leaves out units with the earlier one: «Было 15 185 ₽ за 2 товара, стало на 5 840 ₽ меньше за 1». */
export const compareTotalOfFewer = (total: number, count: number, earlier: Pick<VisibleSum, 'total' | 'lines'>): string =>
  `Было ${formatMoney(earlier.total)} за\u00a0${plural(earlier.lines.length, goodsForms)}, ` +
  `стало ${compareAmounts(total, earlier.total)} за\u00a0${count}`;

/** Says for which of several unavailable units there is an equal one; null if there are not several, or if none has one. */
export function describeEqualUnits(lines: readonly (Line & Pick<CheckoutQuoteFragment['lines'][number], 'replacement'>)[]): string | null {
  const unavailable = lines.filter(({ problem }) => problem !== null);
  const replaceable = unavailable.filter(({ replacement }) => replacement);
  if (unavailable.length < 2 || replaceable.length === 0) return null;
  if (replaceable.length === unavailable.length) return 'Взамен каждой вещи есть такая\u00a0же.';
  // The names contain commas.
  const names = replaceable.map(({ productItem }) => nameSizedUnit(productItem)).join('; ');
  return `${replaceable.length === 1 ? 'Одну можно заменить такой\u00a0же' : 'Есть замена'}: ${names}.`;
}

type SimilarProduct = SimilarGoodsQuery['similarProducts'][number];

/** Number of similar products that are offered. */
const maxSimilarGoods = 3;

export interface SimilarGoods {
  products: SimilarProduct[];
  /** Size that all the products have; null if there is none. */
  commonSize: string | null;
}

/**
 * Picks similar products that have the size of the unavailable unit, or any if none has it: those whose prices are closest to the price
 * of the unit.
 */
export function pickSimilarGoods(products: readonly SimilarProduct[], size: string, cost: number): SimilarGoods {
  const productsOfSize = products.filter(({ sizes }) => sizes.some(({ name, isAvailable }) => name === size && isAvailable));
  const hasSize = productsOfSize.length > 0 && !isOneSize(size);
  const getDifference = ({ priceDetails }: SimilarProduct) =>
    priceDetails ? Math.abs(priceDetails.payable - cost) : Number.MAX_SAFE_INTEGER;
  const closest = [...(hasSize ? productsOfSize : products)].sort((one, other) => getDifference(one) - getDifference(other));
  return { products: closest.slice(0, maxSimilarGoods), commonSize: hasSize ? size : null };
}

/** Heading of similar goods: «Похожие в размере 41». */
export function titleSimilarGoods({ products, commonSize }: SimilarGoods): string {
  if (products.length === 1) return commonSize === null ? 'Похожая вещь' : `Похожая вещь в\u00a0размере\u00a0${commonSize}`;
  return commonSize === null ? 'Похожие вещи' : `Похожие в\u00a0размере\u00a0${commonSize}`;
}

/** Who receives the order, where, and how it is paid. */
export function listFacts(values: CheckoutValues, addressesAndPoints: AddressesAndPoints): OrderFact[] {
  const destination = describeChosenDestination(values, addressesAndPoints);
  const payment = values.payment === 'CALL' ? 'После звонка' : 'Онлайн';
  return [
    { label: 'Получатель', value: `${values.name} ${values.surname}` },
    ...(destination ? [{ label: 'Куда', value: destination }] : []),
    { label: 'Оплата', value: payment },
  ];
}
