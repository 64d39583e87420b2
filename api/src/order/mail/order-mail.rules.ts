import type { GoodsBlock, GoodsRow, Mail, MailBlock, MailContent, MailDetail, MailLink, Sum } from '../../message/mail/mail.model.js';
import { renderMail } from '../../message/mail/mail.rules.js';
import type { CancelReason } from '../../platform/prisma/generated/enums.js';
import { formatBonuses, formatDay, formatMoscowTime, formatPhone, formatRoubles, isGreetedName } from './mail-format.rules.js';

/** The data of an order in its mails. */
export interface MailedOrder {
  id: string;
  number: number;
  name: string;
  phone: string;
  totalPrice: bigint;
  deliveryPrice: bigint;
  promoDiscount: bigint;
  paidByBonuses: number;
  address: MailedAddress;
  payUntil: Date | null;
  heldUntil: Date | null;
  units: readonly MailedUnit[];
}

export interface MailedAddress {
  city: string;
  street: string;
  house: string;
  building: string;
  apartment: string;
  /** Null for courier delivery to an address. */
  pickupPointCode: string | null;
  pickupPointHours: string;
  pickupPointDirections: string;
}

export interface MailedUnit {
  name: string;
  size: string;
  /** Path of its picture; null for goods without one. */
  picture: string | null;
  /** Price before promo code and bonuses. */
  price: bigint;
  /** The part of the price that is paid in money. */
  soldPrice: bigint;
  /** Day by which the unit is promised. */
  deliveryTo: Date;
  trackCode: string | null;
  /** Whole bonuses that it earns once it is delivered. */
  cashback: number;
}

/** Units that were cancelled in one step. */
export interface Cancellation {
  units: readonly MailedUnit[];
  /** Whether the order has no units left, including those that ended before. */
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

/** Why an order did not accept a payment. */
export type UnacceptedReason = 'PAID_BEFORE' | 'ENDED' | 'WAITS_FOR_CALL' | 'OTHER_AMOUNT' | 'OTHER_GOODS';

export interface OrderMail extends Mail {
  /** Text message for an order without an e-mail address, if the event is worth one. */
  sms?: string;
}

export const formatNumber = ({ number }: Pick<MailedOrder, 'number'>): string => `№\u00a0${number}`;

const buildOrderLink = ({ id }: Pick<MailedOrder, 'id'>, shopUrl: string): MailLink => ({
  label: 'Ваш заказ',
  url: `${shopUrl}/orders/${id}`,
  action: 'Посмотреть заказ',
});

interface MailText {
  subject: string;
  blocks: readonly (MailBlock | false)[];
  /** The link that the mail asks the shopper to follow first. */
  primaryLink?: MailLink | null;
}

/** Composes a mail to the recipient of an order. It ends with a link to the order. */
export function composeOrderMail(
  order: Pick<MailedOrder, 'id' | 'name'>,
  { subject, blocks, primaryLink }: MailText,
  shopUrl: string,
): OrderMail {
  const { name } = order;
  const content: MailContent = {
    subject,
    greeting: `Здравствуйте${isGreetedName(name) ? `, ${name}` : ''}!`,
    blocks: blocks.filter((block) => block !== false),
    links: [...(primaryLink ? [primaryLink] : []), buildOrderLink(order, shopUrl)],
    reason: 'Вы\u00a0получили письмо, потому что оформили заказ в\u00a0Meet.',
  };
  return renderMail(content, shopUrl);
}

const toRow = ({ name, size, picture }: MailedUnit, shopUrl: string): GoodsRow => ({
  name,
  detail: `размер ${size}`,
  picture: picture && `${shopUrl}${picture}`,
});

export const listGoods = (units: readonly MailedUnit[], shopUrl: string): GoodsBlock => ({
  goods: units.map((unit) => toRow(unit, shopUrl)),
});

export const listSoldGoods = (units: readonly MailedUnit[], shopUrl: string): GoodsBlock => ({
  goods: units.map((unit) => ({ ...toRow(unit, shopUrl), price: formatRoubles(unit.soldPrice) })),
});

/** Lists the refunded goods with sums that add up to the refunded money. */
const toRefundGoods = ({ units, fee, withheld }: Pick<Cancellation, 'units' | 'fee' | 'withheld'>, shopUrl: string): GoodsBlock => ({
  ...listSoldGoods(units, shopUrl),
  sums: [
    ...(fee > 0n ? [{ label: 'Доставка', value: formatRoubles(fee) }] : []),
    ...(withheld > 0n ? [{ label: 'Доставка остальных товаров', value: `−${formatRoubles(withheld)}` }] : []),
  ],
});

export const formatAddress = ({ city, street, house, building, apartment }: MailedAddress): string =>
  [city, street, house && `д.\u00a0${house}`, building && `корп.\u00a0${building}`, apartment && `кв.\u00a0${apartment}`]
    .filter(Boolean)
    .join(', ');

/** The destination: the address, or the pickup point with its hours and directions. */
export function listAddressDetails(address: MailedAddress): MailDetail[] {
  const value = formatAddress(address);
  if (address.pickupPointCode === null) return [{ label: 'Адрес', value }];
  const { pickupPointHours: hours, pickupPointDirections: directions } = address;
  return [
    { label: 'Пункт выдачи', value },
    ...(hours ? [{ label: 'Часы работы', value: hours }] : []),
    ...(directions ? [{ label: 'Как найти', value: directions }] : []),
  ];
}

/** Goods, prices, destination and dates. A day that is the same for all units is listed once. */
export function listOrderBlocks(order: MailedOrder, shopUrl: string): MailBlock[] {
  const { units, address } = order;
  const days = units.map(({ deliveryTo }) => `до\u00a0${formatDay(deliveryTo)}`);
  const [day = ''] = days;
  const isOneDay = new Set(days).size === 1;
  const goods = units.map((unit, index) => ({
    ...toRow(unit, shopUrl),
    price: formatRoubles(unit.price),
    ...(!isOneDay && { day: days[index] ?? '' }),
  }));
  const details = [...listAddressDetails(address), ...(isOneDay ? [{ label: 'Доставим', value: day, separator: ' ' }] : [])];
  return [{ goods, sums: listSums(order) }, { details }];
}

const listSums = ({ deliveryPrice, promoDiscount, paidByBonuses, totalPrice }: MailedOrder): Sum[] => [
  ...(promoDiscount > 0n ? [{ label: 'Промокод', value: `−${formatRoubles(promoDiscount)}` }] : []),
  ...(paidByBonuses > 0 ? [{ label: 'Бонусы', value: `−${formatRoubles(BigInt(paidByBonuses) * 100n)}` }] : []),
  { label: 'Доставка', value: deliveryPrice === 0n ? 'бесплатно' : formatRoubles(deliveryPrice) },
  { label: 'Итого', value: formatRoubles(totalPrice), isTotal: true },
];

export const buildPayLink = ({ id, payUntil, totalPrice }: MailedOrder, shopUrl: string): MailLink | null =>
  payUntil && { label: 'Оплатить', url: `${shopUrl}/orders/${id}/pay`, action: `Оплатить ${formatRoubles(totalPrice)}` };

const describeDeadline = ({ payUntil }: MailedOrder): string => (payUntil ? ` Он ждёт оплаты до\u00a0${formatMoscowTime(payUntil)}.` : '');

export const composePlacedMail = (order: MailedOrder, shopUrl: string): OrderMail =>
  composeOrderMail(
    order,
    {
      subject: `Заказ ${formatNumber(order)} оформлен`,
      blocks: [`Заказ ${formatNumber(order)} оформлен.${describeDeadline(order)}`, ...listOrderBlocks(order, shopUrl)],
      primaryLink: buildPayLink(order, shopUrl),
    },
    shopUrl,
  );

/** A manager will call about the order: it was placed by a call, or the shopper has asked for one instead of paying. */
export function composeCallMail(order: MailedOrder, shopUrl: string): OrderMail {
  const reservation = order.heldUntil ? ` Товары отложены до\u00a0${formatMoscowTime(order.heldUntil)}.` : '';
  const call = `Заказ ${formatNumber(order)} принят. Мы позвоним по\u00a0номеру ${formatPhone(order.phone)}, чтобы его подтвердить.`;
  return composeOrderMail(
    order,
    { subject: `Позвоним по\u00a0заказу ${formatNumber(order)}`, blocks: [call + reservation, ...listOrderBlocks(order, shopUrl)] },
    shopUrl,
  );
}

/** A manager has confirmed the order by a call. */
export const composeConfirmedMail = (order: MailedOrder, shopUrl: string): OrderMail =>
  composeOrderMail(
    order,
    {
      subject: `Заказ ${formatNumber(order)} подтверждён`,
      blocks: [`Заказ ${formatNumber(order)} подтверждён.${describeDeadline(order)}`, ...listOrderBlocks(order, shopUrl)],
      primaryLink: buildPayLink(order, shopUrl),
    },
    shopUrl,
  );

/** The order is paid; `detail` says how. */
const composePaymentMail = (order: MailedOrder, detail: string, shopUrl: string): OrderMail =>
  composeOrderMail(
    order,
    { subject: `Заказ ${formatNumber(order)} оплачен`, blocks: [detail, ...listOrderBlocks(order, shopUrl)] },
    shopUrl,
  );

export const composePaidMail = (order: MailedOrder, shopUrl: string): OrderMail =>
  composePaymentMail(order, `Мы получили оплату: ${formatRoubles(order.totalPrice)}. Напишем, когда заказ отправится к\u00a0вам.`, shopUrl);

export function composeRevivedMail(order: MailedOrder, shopUrl: string): OrderMail {
  const explanation = `Оплата пришла, когда срок заказа ${formatNumber(order)} уже вышел.`;
  return composePaymentMail(order, `${explanation} Все товары ещё были свободны, поэтому заказ снова в\u00a0силе.`, shopUrl);
}

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
  const subject = isWholeOrder ? `Заказ ${formatNumber(order)} отменён` : `Заказ ${formatNumber(order)}: отменена часть товаров`;
  const lastUnitsNote = isWholeOrder && units.length < order.units.length && 'Это были последние товары в\u00a0нём.';
  const detail = isWholeOrder ? `Заказ ${formatNumber(order)} отменён.` : `Часть заказа ${formatNumber(order)} отменена.`;
  return composeOrderMail(
    order,
    {
      subject,
      blocks: [
        [detail, lastUnitsNote, cancellationTexts[reason]].filter(Boolean).join(' '),
        explanation,
        wasPaid ? toRefundGoods(cancellation, shopUrl) : listSoldGoods(units, shopUrl),
        { lead: describeRefund(cancellation) },
      ],
    },
    shopUrl,
  );
}

type Refund = Pick<Cancellation, 'units' | 'fee' | 'withheld' | 'money'>;

export function composeRefundedMail(order: MailedOrder, refund: Refund, shopUrl: string): OrderMail {
  const money = formatRoubles(refund.money);
  const detail = `Мы вернули ${money} за\u00a0отменённые товары заказа ${formatNumber(order)}. Когда деньги придут, зависит от\u00a0вашего банка.`;
  const subject = `Вернули ${money} за\u00a0заказ ${formatNumber(order)}`;
  const text = { subject, blocks: [detail, toRefundGoods(refund, shopUrl)] };
  return { ...composeOrderMail(order, text, shopUrl), sms: composeRefundSms(order, money) };
}

export const composeRefundSms = (order: MailedOrder, money: string): string =>
  `Meet: вернули ${money} за\u00a0заказ ${formatNumber(order)}.`;

const unacceptedTexts: Record<UnacceptedReason, string> = {
  PAID_BEFORE: 'он уже был оплачен',
  ENDED: 'он уже был отменён',
  WAITS_FOR_CALL: 'он ждёт нашего звонка',
  OTHER_AMOUNT: 'его сумма другая',
  OTHER_GOODS: 'его состав с\u00a0тех пор изменился',
};

/** The mail about a payment that the order did not accept, and that is refunded. */
export function composeUnacceptedMail(order: MailedOrder, reason: UnacceptedReason, shopUrl: string): OrderMail {
  const detail = `Пришла оплата заказа ${formatNumber(order)}, но\u00a0${unacceptedTexts[reason]}.`;
  return composeOrderMail(
    order,
    {
      subject: `Вернём оплату заказа ${formatNumber(order)}`,
      blocks: [`${detail} Вернём эти деньги полностью, тем\u00a0же способом, которым вы платили.`],
    },
    shopUrl,
  );
}
