import type { PointRecord } from '../../delivery/pickup-point/pickup-point-record.rules.js';
import { toTrackUrl } from '../../delivery/tracking/track-url.rules.js';
import { toKopecks, toKopecksOrNull } from '../../platform/money.js';
import type { OrderItem, Order as OrderRow, OrderStatusChange } from '../../platform/prisma/generated/client.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { formatMoscowDay } from '../status/moscow-day.rules.js';
import { belongsToOrder, findStage, isEnded, isPayable } from '../status/order-status.rules.js';
import { findStorageEnd } from '../status/pickup-storage.rules.js';
import { computeRefundDeadline, computeReturnDeadline, mayRequestReturn, mayWithdrawReturn } from '../status/return.rules.js';
import { mayShopperCancel } from '../status/status-transitions.rules.js';
import type { Order, PublicOrder } from './order.model.js';
import type { OrderProductItem, PublicOrderProductItem } from './order-line.model.js';
import { computeRefund, computeRefundTotals, computeRemainder, toWaivedDelivery } from './order-sums.rules.js';

export interface OrderItemWithChanges extends OrderItem {
  changes: OrderStatusChange[];
}

/** An order with its sorted lines, and the steps of each, oldest first. */
export interface OrderWithItems extends OrderRow {
  items: OrderItemWithChanges[];
}

const formatDay = (date: Date): string => date.toISOString().slice(0, 10);

const isInFuture = (time: Date | null, now: Date): boolean => time !== null && time > now;

const toStatus = ({ status }: { status: OrderStatus }) => ({ status, stage: findStage(status), isEnded: isEnded(status) });

const toSummary = (order: OrderRow, now: Date) => ({
  id: order.id,
  uuid: order.id,
  number: order.number,
  ...toStatus(order),
  createdAt: order.createdAt,
  payUntil: order.heldUntil && order.payUntil,
  canPay: isPayable(order.status) && isInFuture(order.payUntil, now),
  totalPrice: toKopecks(order.totalPrice),
});

const toPublicItem = ({ changes, ...item }: OrderItemWithChanges): PublicOrderProductItem => ({
  id: item.id,
  productItemId: item.productItemId,
  ...toStatus(item),
  estimatedDeliveryDate: formatDay(item.deliveryTo),
  statusHistory: changes.map(({ status, previousStatus, createdAt }) => ({ status, stage: findStage(status), previousStatus, createdAt })),
});

const toItem = (item: OrderItemWithChanges, { order, now }: { order: OrderWithItems; now: Date }): OrderProductItem => ({
  ...toPublicItem(item),
  isPaid: order.paidAt !== null,
  callRequested: order.callAskedAt !== null,
  cancelReason: item.cancelReason,
  statusHistory: item.changes.map(({ status, previousStatus, reason, createdAt }) => ({
    status,
    stage: findStage(status),
    previousStatus,
    reason,
    createdAt,
  })),
  price: toKopecks(item.price),
  before: toKopecksOrNull(item.before),
  soldPrice: toKopecks(item.soldPrice),
  withheld: toKopecks(item.withheld),
  moneyBack: toKopecks(computeRefund(order, item)),
  bonuses: item.bonusShare,
  cashback: item.cashback,
  trackCode: item.trackCode,
  trackUrl: toTrackUrl(item.trackCode),
  storedUntil: findStorageEnd(order.pickupPointKind, item),
  markingCode: item.markingCode,
  cdekWaybillId: item.cdekWaybillId,
  replacesId: item.replacesId,
  returnRequestedAt: item.returnRequestedAt,
  returnWithdrawnAt: item.returnWithdrawnAt,
  returnReason: item.returnReason,
  returnMethod: item.returnMethod,
  refundBy: belongsToOrder(item.status) ? item.returnRequestedAt && formatMoscowDay(computeRefundDeadline(item.returnRequestedAt)) : null,
  returnUntil: item.status === 'DELIVERED' && item.deliveredAt ? computeReturnDeadline(item.deliveredAt) : null,
  canRequestReturn: item.returnRequestedAt === null && mayRequestReturn(item, now),
  canWithdrawReturn: mayWithdrawReturn(item),
  canCancel: mayShopperCancel(item.status),
});

const toAddress = ({ country, city, cityId, street, house, building, apartment, postalCode }: OrderRow): Order['addressDelivery'] => ({
  country,
  city,
  cityId,
  street,
  house,
  building,
  apartment,
  index: postalCode,
});

/** Orders that were placed by an earlier release have no stored record of their pickup point. */
function toPickupPoint(order: OrderRow): Order['cdekDelivery'] {
  if (order.pickupPointCode === null || order.pickupPointKind === null) return null;
  const record = order.pickupPointRecord as PointRecord | null;
  return {
    code: order.pickupPointCode,
    kind: order.pickupPointKind,
    city: order.city,
    cityId: order.cityId,
    address: order.street,
    directions: order.pickupPointDirections,
    hours: order.pickupPointHours,
    phone: order.pickupPointPhone,
    country_code: record?.countryCode ?? null,
    region_code: record?.regionCode ?? null,
    region: record?.region ?? '',
    city_code: record?.cityCode ?? null,
    postal_code: order.postalCode,
    longitude: record?.longitude ?? null,
    latitude: record?.latitude ?? null,
    address_full: record?.addressFull ?? `${order.city}, ${order.street}`,
  };
}

export const toPublicOrder = (order: OrderWithItems, now: Date): PublicOrder => ({
  ...toSummary(order, now),
  city: order.city,
  orderProductItems: order.items.map(toPublicItem),
});

/** The viewer of an order, and the current time. */
export interface ViewContext {
  /** Null for a program. */
  viewerId: string | null;
  now: Date;
}

export function toOrder(order: OrderWithItems, { viewerId, now }: ViewContext): Order {
  const activeUnits = order.items.filter(({ status }) => !isEnded(status));
  return {
    ...toSummary(order, now),
    isOwn: order.accountId === viewerId,
    updatedAt: order.updatedAt,
    canCancel: activeUnits.length > 0 && activeUnits.every(({ status }) => mayShopperCancel(status)),
    canAskCall: order.status === 'AWAITING_PAY' && order.callAskedAt === null && isInFuture(order.heldUntil, now),
    name: order.name,
    surname: order.surname,
    lastname: order.lastname,
    phone: order.phone,
    email: order.email,
    paidByBonuses: order.paidByBonuses,
    cashback: order.cashback,
    deliveryPrice: toKopecks(order.deliveryPrice),
    waivedDelivery: toWaivedDelivery(order),
    goods: toKopecks(order.goods),
    discount: toKopecks(order.discount),
    promoDiscount: toKopecks(order.promoDiscount),
    remainder: computeRemainder(order.items, order.deliveryPrice),
    due: computeRefundTotals(order.items, order),
    paid: order.paidAt !== null,
    paymentType: order.paymentType,
    comment: order.comment,
    deliveryMode: order.deliveryMode,
    addressDelivery: toAddress(order),
    cdekDelivery: toPickupPoint(order),
    orderProductItems: order.items.map((item) => toItem(item, { order, now })),
  };
}
