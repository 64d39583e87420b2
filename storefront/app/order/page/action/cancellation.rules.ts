import { formatMoney } from '@meet/ui-kit/price';
import { formatSizePhrase } from '../../../catalog/size-label.ts';
import type { CancelReason } from '../../../platform/graphql/generated/graphql.ts';
import type { OwnLine, OwnOrder } from '../displayed-order.rules.ts';
import { describePendingRefund, formatRefund, refundDeadlineText } from '../order-money.rules.ts';

/** Describes the refund for a unit that the shopper may cancel, and why the refund is less than the price. */
export function describeCancellation({ soldPrice, moneyBack, bonuses }: Pick<OwnLine, 'soldPrice' | 'moneyBack' | 'bonuses'>): string {
  const withheldAmount = soldPrice - moneyBack;
  const withholding =
    withheldAmount > 0 && `Доставка остальных товаров больше не\u00a0будет бесплатной: удержим ${formatMoney(withheldAmount)}.`;
  return [`${describePendingRefund(moneyBack, bonuses)}, ${refundDeadlineText}.`, withholding, 'Остальное приедет, как обещали.']
    .filter(Boolean)
    .join(' ');
}

/** Id of the form that cancels the order or, if the shopper chooses, one of its units. */
export const cancelFormId = 'cancel';

/** Value of the form's field `item` that cancels the whole order instead of one unit. */
export const wholeOrderValue = 'all';

/** Lists what the shopper may cancel, the units one by one and the whole order, each with the refund. */
export function listCancelOptions({ orderProductItems, remainder }: OwnOrder): { value: string; label: string; hint: string }[] {
  const units = orderProductItems
    .filter(({ canCancel }) => canCancel)
    .map((line) => {
      const { soldPrice, moneyBack, bonuses, productItem: unit } = line;
      const withheldAmount = soldPrice - moneyBack;
      const withholding =
        withheldAmount > 0 ? `: удержим ${formatMoney(withheldAmount)}, доставка остального больше не\u00a0бесплатная` : '';
      const label = unit ? `${unit.name}, ${formatSizePhrase(unit.size.name)}` : 'Товар снят с\u00a0продажи';
      return { value: line.id, label, hint: `Вернём ${formatRefund(moneyBack, bonuses)}${withholding}` };
    });
  const refund = formatRefund(remainder.totalPrice, remainder.paidByBonuses);
  return [...units, { value: wholeOrderValue, label: 'Весь заказ', hint: `Вернём ${refund}` }];
}

const cancelReasonTexts: Record<CancelReason, string> = {
  BY_SHOPPER: 'Вы\u00a0отменили.',
  // The heading of the page already states this reason.
  TERM: '',
  SUPPLIER_REFUSED: 'Продавец не\u00a0подтвердил наличие, просим прощения.',
  BY_SHOP: 'Отменил магазин, просим прощения.',
};

/** Says why a unit was cancelled; empty if it was not cancelled. */
export const describeCancelReason = ({ cancelReason }: Pick<OwnLine, 'cancelReason'>): string =>
  cancelReason ? cancelReasonTexts[cancelReason] : '';

/** Describes in short why a unit of a paid order has ended, and how much is refunded: «Вы отменили. Вернули 4 084 ₽.» */
export function describeOutcome({ paid }: OwnOrder, line: OwnLine): string {
  const refund = paid && formatRefund(line.moneyBack, line.bonuses);
  return [describeCancelReason(line), refund && `${line.status === 'ISSUED_REFUND' ? 'Вернули' : 'Вернём'} ${refund}.`]
    .filter(Boolean)
    .join(' ');
}

/** Returns why all units of an ended order were cancelled; null if the reasons differ, or if there is none. */
export function findCommonReason({ orderProductItems, remainder }: OwnOrder): CancelReason | null {
  const [first = null, ...others] = new Set(orderProductItems.map(({ cancelReason }) => cancelReason));
  return remainder.units === 0 && others.length === 0 ? first : null;
}
