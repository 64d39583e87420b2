import { goodsForms, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';

interface Line extends Pick<CheckoutQuoteFragment['lines'][number], 'promo' | 'problem'> {
  productItem: { name: string };
}

/** Says how much a promo code saves, and on which units: «Скидка 890 ₽: Кроссовки Slope 2»; undefined if it saves nothing. */
export function describePromoSaving({ promo, lines }: { promo: number; lines: readonly Line[] }): string | undefined {
  if (promo === 0) return undefined;
  const saving = `Скидка ${formatMoney(promo)}`;
  const orderedLines = lines.filter(({ problem }) => problem === null);
  const [first, ...others] = orderedLines.filter((line) => line.promo > 0);
  if (!first || orderedLines.length === 1) return saving;
  if (others.length === 0) return `${saving}: ${first.productItem.name}`;
  const count = others.length + 1;
  return count === orderedLines.length
    ? `${saving} на\u00a0все товары`
    : `${saving} на\u00a0${plural(count, goodsForms)} из\u00a0${orderedLines.length}`;
}
