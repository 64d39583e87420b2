import type { Fact } from '../../message/mail/mail.model.js';
import { addressFacts, composeOrderMail, content, formatNumber, type MailedOrder, type OrderMail, payLink } from './order-mail.rules.js';
import { inBonuses, inRoubles } from './wording.rules.js';

/** Before and after a change. */
interface Both<Value> {
  before: Value;
  after: Value;
}

/** The changes that a manager has made to an order. */
export interface Change {
  /** Goods, such as «Кеды, размер 41». */
  removed: readonly string[];
  added: readonly string[];
  lowered: readonly ({ title: string } & Both<bigint>)[];
  /** Whether the destination has changed. */
  moved: boolean;
  delivery: Both<bigint>;
  promo: Both<bigint>;
  bonuses: Both<number>;
  total: Both<bigint>;
  /** Explanation by a manager; may be empty. */
  explanation: string;
  /** Whether it awaits payment, and not a call. */
  isPayable: boolean;
}

const instead = (after: string, before: string): string => `${after} вместо ${before}`;

const free = (price: bigint): string => (price === 0n ? 'бесплатно' : inRoubles(price));

function listFacts({ removed, added, lowered, moved, delivery, promo, bonuses }: Change, { address }: MailedOrder): Fact[] {
  const facts: (Fact | false)[] = [
    removed.length > 0 && { label: 'Убрали', value: removed.join('; ') },
    added.length > 0 && { label: 'Добавили', value: added.join('; ') },
    ...lowered.map(({ title, before, after }) => ({
      label: 'Снизили цену',
      value: `${title}: ${instead(inRoubles(after), inRoubles(before))}`,
    })),
    ...(moved ? addressFacts(address).slice(0, 1) : []),
    delivery.before !== delivery.after && { label: 'Доставка', value: instead(free(delivery.after), free(delivery.before)) },
    promo.before !== promo.after && {
      label: 'Скидка по\u00a0промокоду',
      value: promo.after === 0n ? 'больше не\u00a0действует' : instead(inRoubles(promo.after), inRoubles(promo.before)),
    },
    bonuses.before !== bonuses.after && { label: 'Спишем бонусов', value: instead(inBonuses(bonuses.after), inBonuses(bonuses.before)) },
  ];
  return facts.filter((fact) => fact !== false);
}

/** A manager has changed the order before its payment, as agreed with the shopper. */
export function changeMail(order: MailedOrder, change: Change, shop: string): OrderMail {
  const { total, explanation, isPayable } = change;
  const sum =
    total.before === total.after
      ? `Сумма прежняя: ${inRoubles(total.after)}.`
      : `Теперь он стоит ${instead(inRoubles(total.after), inRoubles(total.before))}.`;
  return composeOrderMail(
    order,
    {
      subject: `Заказ ${formatNumber(order)} изменён`,
      parts: [
        `Мы изменили заказ ${formatNumber(order)}. ${sum}`,
        explanation,
        { facts: listFacts(change, order) },
        ...content(order, shop),
      ],
      act: isPayable ? payLink(order, shop) : null,
    },
    shop,
  );
}
