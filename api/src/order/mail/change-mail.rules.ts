import type { MailDetail } from '../../message/mail/mail.model.js';
import { formatBonuses, formatRoubles } from './mail-format.rules.js';
import {
  buildPayLink,
  composeOrderMail,
  formatOrderNumber,
  listAddressDetails,
  listOrderBlocks,
  type MailedOrder,
  type OrderMail,
} from './order-mail-parts.rules.js';

interface BeforeAndAfter<Value> {
  before: Value;
  after: Value;
}

/** The changes that a manager has made to an order. */
export interface MailedChange {
  /** Goods, such as «Кеды, размер 41». */
  removed: readonly string[];
  added: readonly string[];
  loweredPrices: readonly ({ title: string } & BeforeAndAfter<bigint>)[];
  isDestinationChanged: boolean;
  delivery: BeforeAndAfter<bigint>;
  promo: BeforeAndAfter<bigint>;
  bonuses: BeforeAndAfter<number>;
  total: BeforeAndAfter<bigint>;
  /** Explanation by a manager; may be empty. */
  explanation: string;
  /** Whether the order awaits its payment, and not a call. */
  isPayable: boolean;
}

const formatChange = (after: string, before: string): string => `${after} вместо ${before}`;

const formatFee = (price: bigint): string => (price === 0n ? 'бесплатно' : formatRoubles(price));

function listDetails(
  { removed, added, loweredPrices, isDestinationChanged, delivery, promo, bonuses }: MailedChange,
  { address }: MailedOrder,
): MailDetail[] {
  const details: (MailDetail | false)[] = [
    removed.length > 0 && { label: 'Убрали', value: removed.join('; ') },
    added.length > 0 && { label: 'Добавили', value: added.join('; ') },
    ...loweredPrices.map(({ title, before, after }) => ({
      label: 'Снизили цену',
      value: `${title}: ${formatChange(formatRoubles(after), formatRoubles(before))}`,
    })),
    ...(isDestinationChanged ? listAddressDetails(address).slice(0, 1) : []),
    delivery.before !== delivery.after && { label: 'Доставка', value: formatChange(formatFee(delivery.after), formatFee(delivery.before)) },
    promo.before !== promo.after && {
      label: 'Скидка по\u00a0промокоду',
      value: promo.after === 0n ? 'больше не\u00a0действует' : formatChange(formatRoubles(promo.after), formatRoubles(promo.before)),
    },
    bonuses.before !== bonuses.after && {
      label: 'Спишем бонусов',
      value: formatChange(formatBonuses(bonuses.after), formatBonuses(bonuses.before)),
    },
  ];
  return details.filter((detail) => detail !== false);
}

/** Composes the mail about changes that a manager has made before the payment, as agreed with the shopper. */
export function composeChangeMail(order: MailedOrder, change: MailedChange, shopUrl: string): OrderMail {
  const { total, explanation, isPayable } = change;
  const sum =
    total.before === total.after
      ? `Сумма прежняя: ${formatRoubles(total.after)}.`
      : `Теперь он стоит ${formatChange(formatRoubles(total.after), formatRoubles(total.before))}.`;
  return composeOrderMail(
    order,
    {
      subject: `Заказ ${formatOrderNumber(order)} изменён`,
      blocks: [
        `Мы изменили заказ ${formatOrderNumber(order)}. ${sum}`,
        explanation,
        { details: listDetails(change, order) },
        ...listOrderBlocks(order, shopUrl),
      ],
      primaryLink: isPayable ? buildPayLink(order, shopUrl) : null,
    },
    shopUrl,
  );
}
