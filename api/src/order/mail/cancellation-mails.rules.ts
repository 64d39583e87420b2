import type { GoodsBlock } from '../../message/mail/mail.model.js';
import type { CancelReason } from '../../platform/prisma/generated/enums.js';
import { formatBonuses, formatRoubles } from './mail-format.rules.js';
import {
  buildPricedGoodsBlock,
  composeOrderMail,
  formatOrderNumber,
  type MailedOrder,
  type MailedUnit,
  type OrderMail,
} from './order-mail-parts.rules.js';
import { composeRefundSms } from './refund-sms.rules.js';

/** Units that were cancelled in one step. */
export interface Cancellation {
  units: readonly MailedUnit[];
  /** Whether no units of the order are left after this cancellation and the earlier ones. */
  isWholeOrder: boolean;
  reason: CancelReason;
  /** Explanation by a manager; may be empty. */
  explanation: string;
  wasPaid: boolean;
  /** The refunded money, with the delivery fee if that is refunded too. */
  money: bigint;
  /** The delivery fee in the refunded money. */
  fee: bigint;
  /** The part of the price of the units that is charged for the delivery, which is no longer free. */
  withheld: bigint;
  bonuses: number;
  /** Bonuses that the units had earned and that are taken back. */
  cashback: number;
}

/** Lists the refunded goods with sums that add up to the refunded money. */
const buildRefundGoodsBlock = (
  { units, fee, withheld }: Pick<Cancellation, 'units' | 'fee' | 'withheld'>,
  shopUrl: string,
): GoodsBlock => ({
  ...buildPricedGoodsBlock(units, shopUrl),
  sums: [
    ...(fee > 0n ? [{ label: 'Доставка', value: formatRoubles(fee) }] : []),
    ...(withheld > 0n ? [{ label: 'Доставка остальных товаров', value: `−${formatRoubles(withheld)}` }] : []),
  ],
});

const cancellationTexts: Record<CancelReason, string> = {
  BY_SHOPPER: 'Отменили вы.',
  TERM: 'Время на\u00a0оплату вышло.',
  SUPPLIER_REFUSED: 'К\u00a0сожалению, у\u00a0продавца этого больше нет.',
  BY_SHOP: 'Отменили мы. Приносим извинения.',
};

const describeRefund = ({ wasPaid, money, withheld, bonuses, cashback, reason }: Cancellation): string => {
  const bonusDetail = bonuses > 0 && `${formatBonuses(bonuses)} снова на\u00a0вашем счёте.`;
  if (wasPaid) {
    const cashbackDetail = cashback > 0 && `Кешбэк за\u00a0эти товары списан: ${formatBonuses(cashback)}.`;
    const feeDetail =
      withheld > 0n &&
      `Товаров осталось на\u00a0меньшую сумму, поэтому доставка больше не\u00a0бесплатная: удержали ${formatRoubles(withheld)}.`;
    const details = [`Вернём ${formatRoubles(money)} тем\u00a0же способом, которым вы платили.`, feeDetail, bonusDetail, cashbackDetail];
    return details.filter(Boolean).join(' ');
  }
  return [reason !== 'SUPPLIER_REFUSED' && 'Товары снова в\u00a0вашей корзине.', bonusDetail].filter(Boolean).join(' ');
};

export function composeCancelledMail(order: MailedOrder, cancellation: Cancellation, shopUrl: string): OrderMail {
  const { units, isWholeOrder, reason, explanation, wasPaid } = cancellation;
  const subject = isWholeOrder ? `Заказ ${formatOrderNumber(order)} отменён` : `Заказ ${formatOrderNumber(order)}: отменена часть товаров`;
  const lastUnitsNote = isWholeOrder && units.length < order.units.length && 'Это были последние товары в\u00a0нём.';
  const detail = isWholeOrder ? `Заказ ${formatOrderNumber(order)} отменён.` : `Часть заказа ${formatOrderNumber(order)} отменена.`;
  return composeOrderMail(
    order,
    {
      subject,
      blocks: [
        [detail, lastUnitsNote, cancellationTexts[reason]].filter(Boolean).join(' '),
        explanation,
        wasPaid ? buildRefundGoodsBlock(cancellation, shopUrl) : buildPricedGoodsBlock(units, shopUrl),
        { underHeading: describeRefund(cancellation) },
      ],
    },
    shopUrl,
  );
}

type Refund = Pick<Cancellation, 'units' | 'fee' | 'withheld' | 'money'>;

export function composeRefundedMail(order: MailedOrder, refund: Refund, shopUrl: string): OrderMail {
  const money = formatRoubles(refund.money);
  const detail = `Мы вернули ${money} за\u00a0отменённые товары заказа ${formatOrderNumber(order)}. Когда деньги придут, зависит от\u00a0вашего банка.`;
  const subject = `Вернули ${money} за\u00a0заказ ${formatOrderNumber(order)}`;
  const text = { subject, blocks: [detail, buildRefundGoodsBlock(refund, shopUrl)] };
  return { ...composeOrderMail(order, text, shopUrl), sms: composeRefundSms(order, money) };
}
