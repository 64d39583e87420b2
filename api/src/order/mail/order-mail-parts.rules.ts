import type { GoodsBlock, GoodsRow, Mail, MailBlock, MailContent, MailDetail, MailLink, Sum } from '../../message/mail/mail.model.js';
import { renderMail } from '../../message/mail/mail.rules.js';
import { formatDay, formatRoubles } from './mail-format.rules.js';

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
  /** Path of the unit's picture; null for goods without one. */
  picture: string | null;
  /** Price before promo code and bonuses. */
  price: bigint;
  /** The part of the price that is paid in money. */
  soldPrice: bigint;
  /** Day by which the unit is promised. */
  deliveryTo: Date;
  trackCode: string | null;
  /** Whole bonuses that the unit earns once it is delivered. */
  cashback: number;
}

export interface OrderMail extends Mail {
  /** Text message for an order without an e-mail address. Undefined if the event has no text message. */
  sms?: string;
}

export const formatOrderNumber = ({ number }: Pick<MailedOrder, 'number'>): string => `№\u00a0${number}`;

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

const GREETED_NAME = /^[\p{L}\p{M} '’ʼ\-‐‑]+$/u;

/** Whether a mail may greet with this name. The e-mail address is not confirmed yet, so a name must not carry a message to a stranger. */
const isGreetedName = (text: string): boolean => GREETED_NAME.test(text);

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

export const buildGoodsBlock = (units: readonly MailedUnit[], shopUrl: string): GoodsBlock => ({
  goods: units.map((unit) => toRow(unit, shopUrl)),
});

/** Goods with what was paid for them in money. */
export const buildPricedGoodsBlock = (units: readonly MailedUnit[], shopUrl: string): GoodsBlock => ({
  goods: units.map((unit) => ({ ...toRow(unit, shopUrl), price: formatRoubles(unit.soldPrice) })),
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
