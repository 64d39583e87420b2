import { formatNumber, plural } from '@meet/ui-kit/plural';
import { formatMoney } from '@meet/ui-kit/price';
import { formatDate, lastMoment } from '../../platform/format-date.ts';
import type { PromocodeFactsFragment } from '../../platform/graphql/generated/graphql.ts';

const orderForms = { one: 'заказ', few: 'заказа', many: 'заказов' };

/** Describes the discount. */
export function describeGain({ kind, percent, amount }: Pick<PromocodeFactsFragment, 'kind' | 'percent' | 'amount'>): string {
  if (kind === 'FREE_DELIVERY') return 'Бесплатная доставка';
  return kind === 'PERCENT' ? `−${formatNumber(percent ?? 0)}\u00a0%` : `−${formatMoney(amount ?? 0)}`;
}

/** Describes when the code applies. */
export function describeTime({ startsAt, endsAt }: Pick<PromocodeFactsFragment, 'startsAt' | 'endsAt'>, now: number): string {
  const from = Date.parse(startsAt) > now ? `С\u00a0${formatDate(startsAt)}` : '';
  const to = endsAt ? `${from ? 'по' : 'По'}\u00a0${formatDate(lastMoment(endsAt))}` : '';
  return [from, to].filter(Boolean).join(' ') || 'Бессрочно';
}

/** Describes the conditions of the code, each in a phrase. */
export function describeTerms({ leastSum, goods, withMemberPrices, withBonuses, usesLeft }: PromocodeFactsFragment): string[] {
  return [
    goods.length > 0 && `Только: ${goods.join(', ')}`,
    leastSum > 0 && `Для корзины от\u00a0${formatMoney(leastSum)}`,
    !withMemberPrices && 'Не\u00a0действует на\u00a0товары с\u00a0ценой для участников',
    !withBonuses && 'Без оплаты бонусами',
    usesLeft !== null && `Ещё на\u00a0${plural(usesLeft, orderForms)}`,
  ].filter((term) => term !== false);
}
