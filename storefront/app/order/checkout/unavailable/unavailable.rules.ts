import type { CheckoutQuoteFragment, QuoteProblem } from '../../../platform/graphql/generated/graphql.ts';
import { keepNumber, nameSizedUnit, nameUnit } from './unit-name.rules.ts';

type Line = Pick<CheckoutQuoteFragment['lines'][number], 'problem' | 'productItem'>;

/** Id of the element that lists the units that cannot be bought. The order without these units links to this element. */
export const unavailableId = 'unavailable';

/** Why a unit cannot be bought, for use after its name. The texts fit any gender and number: «Кроссовки Slope 2: больше не купить». */
export const problemTexts: Record<QuoteProblem, string> = {
  SOLD: 'продано',
  RESERVED: 'сейчас в\u00a0чужом заказе',
  INACTIVE: 'больше не\u00a0купить',
};

/** Units that an order leaves out for the same reason. */
export interface LeftOutUnits<UnavailableLine extends Line = Line> {
  problem: QuoteProblem;
  lines: readonly UnavailableLine[];
}

/** Groups the lines that cannot be bought by the reason. Lines that can be bought are left out. */
export const groupLeftOutUnits = <UnavailableLine extends Line>(lines: readonly UnavailableLine[]): LeftOutUnits<UnavailableLine>[] =>
  [...new Set(lines.flatMap(({ problem }) => problem ?? []))].map((problem) => ({
    problem,
    lines: lines.filter((line) => line.problem === problem),
  }));

/** Says which units an order leaves out, and why: «Не входит в заказ: Сумка «Полдень» (продано)». */
export const describeLeftOutUnits = ({ problem, lines }: LeftOutUnits): string =>
  // Semicolons separate the names, because the names contain commas.
  `${lines.length === 1 ? 'Не\u00a0входит' : 'Не\u00a0входят'} в\u00a0заказ: ${lines.map(({ productItem }) => nameSizedUnit(productItem)).join('; ')} (${problemTexts[problem]})`;

/**
 * Returns a title that names the unit that cannot be bought, «Кроссовки Slope 2: эту пару купил кто-то другой», or says that none of the
 * units can be bought. Null if several units cannot be bought but others can.
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

type ReplaceableLine = Line & { replacement: object | null };

interface EqualUnitText<UnavailableLine> {
  line: UnavailableLine;
  text: string;
}

/**
 * Says of two units, if nothing else remains, which has an equal unit: «Кроссовки Slope 2: есть такая же пара.» Empty if both have one or
 * neither has, because the list of the units then says all.
 */
export function describeEqualUnits<UnavailableLine extends ReplaceableLine>(
  lines: readonly UnavailableLine[],
): EqualUnitText<UnavailableLine>[] {
  const isOneReplaceable = lines.length === 2 && lines.filter(({ replacement }) => replacement).length === 1;
  if (!isOneReplaceable || lines.some(({ problem }) => problem === null)) return [];
  const haveSameName = lines[0]?.productItem.name === lines[1]?.productItem.name;
  return lines.map((line) => {
    const { name, size } = line.productItem;
    const unit = haveSameName ? nameSizedUnit({ name, size }) : keepNumber(name);
    return { line, text: `${unit}: ${line.replacement ? `есть такая\u00a0же ${nameUnit(name)}` : 'такой\u00a0же больше\u00a0нет'}.` };
  });
}

/**
 * Says that the other units of the order can be bought: «Остальное в наличии.» Null if there are none. If the form was not submitted yet,
 * says first that its order leaves out the unavailable units.
 */
export function describeAvailableUnits(lines: readonly Line[], isSubmitted: boolean): string | null {
  const unavailable = lines.filter(({ problem }) => problem !== null);
  const [line] = unavailable;
  if (!line || unavailable.length === lines.length) return null;
  const units = unavailable.length === 1 ? `Эта ${nameUnit(line.productItem.name)} не\u00a0входит` : 'Эти вещи не\u00a0входят';
  return `${isSubmitted ? '' : `${units} в\u00a0заказ. `}Остальное в\u00a0наличии.`;
}
