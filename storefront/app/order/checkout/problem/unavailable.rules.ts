import type { CheckoutQuoteFragment, QuoteProblem } from '../../../platform/graphql/generated/graphql.ts';

type Line = Pick<CheckoutQuoteFragment['lines'][number], 'problem' | 'productItem'>;

// After a colon they fit names of every gender and number.
const problemTexts: Record<QuoteProblem, string> = {
  SOLD: 'уже купили',
  RESERVED: 'сейчас в\u00a0чужом заказе',
  INACTIVE: 'больше не\u00a0купить',
};

/**
 * Returns a title that names the unit that cannot be bought, «Кроссовки Slope 2 только что купил кто-то другой», or says that none of
 * several can be; null if some can. A unit that was sold before the page was opened was not sold just now.
 */
export function composeUnavailableTitle(lines: readonly Line[], isAfterSubmit: boolean): string | null {
  const [line, ...others] = lines.filter(({ problem }) => problem !== null);
  if (line?.problem && others.length === 0) {
    const { name } = line.productItem;
    return isAfterSubmit && line.problem === 'SOLD' ? `${name} только что купил кто-то другой` : `${name}: ${problemTexts[line.problem]}`;
  }
  if (!lines.every(({ problem }) => problem !== null)) return null;
  const wereJustSold = isAfterSubmit && lines.length > 0 && lines.every(({ problem }) => problem === 'SOLD');
  return wereJustSold ? 'Эти вещи только что купил кто-то другой' : 'Эти вещи сейчас не\u00a0купить';
}
