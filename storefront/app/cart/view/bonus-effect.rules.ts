import { bonusForms, formatNumber, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import type { BonusQuoteQuery } from '../../platform/graphql/generated/graphql.ts';

type Sum = BonusQuoteQuery['quote'];

/** Says what the order would be without bonuses: «Без бонусов — 18 890 ₽. Кешбэк: 552 бонуса вместо 566». */
export function describeBonusEffect(sum: Sum, sumWithoutBonuses: Sum): string {
  const total = `Без\u00a0бонусов\u00a0— ${formatMoney(sumWithoutBonuses.total)}.`;
  if (sum.cashback === sumWithoutBonuses.cashback) return total;
  return `${total} Кешбэк: ${plural(sum.cashback, bonusForms)} вместо\u00a0${formatNumber(sumWithoutBonuses.cashback)}.`;
}
