import { Injectable } from '@nestjs/common';
import { buildMailPicturePathOrNull } from '../../platform/picture-path.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { isFeeRefundedWith, sumWithheld } from '../payment/delivery-fee.rules.js';
import { hasEarned } from '../payment/purchase.rules.js';
import { isEnded, isUnpaid } from '../status/order-status.rules.js';
import { listEffectiveSteps } from '../status/status-history.rules.js';
import type { Cancellation } from './cancellation-mails.rules.js';
import type { MailedAddress, MailedOrder, MailedUnit } from './order-mail-parts.rules.js';
import type { ReturnedUnits } from './return-mails.rules.js';
import type { StepUnits } from './step-mails.rules.js';

export interface MailedOrderRow extends MailedOrder {
  email: string;
}

const oldestFirst = { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] } as const satisfies Prisma.OrderItem$changesArgs;

const withUnits = {
  items: {
    orderBy: { position: 'asc' },
    include: {
      productItem: {
        select: {
          size: { select: { name: true } },
          product: { select: { name: true, images: { select: { objectKey: true }, orderBy: { position: 'asc' }, take: 1 } } },
        },
      },
      changes: oldestFirst,
    },
  },
} as const satisfies Prisma.OrderInclude;

type OrderRow = Prisma.OrderGetPayload<{ include: typeof withUnits }>;
type ItemRow = OrderRow['items'][number];

const toMailedUnit = (item: ItemRow): MailedUnit => ({
  name: item.productItem.product.name,
  size: item.productItem.size.name,
  picture: buildMailPicturePathOrNull(item.productItem.product.images[0]?.objectKey ?? null),
  price: item.price,
  soldPrice: item.soldPrice,
  deliveryTo: item.deliveryTo,
  trackCode: item.trackCode,
  // A replacement earns no cashback, because the unit that it replaces has earned it.
  cashback: item.replacesId === null ? item.cashback : 0,
});

/** A row of an order with its lines as JSON. */
type MailedOrderJson = Omit<MailedOrderRow, 'address' | 'units'> & MailedAddress & { lines: MailedUnitJson[] };

interface MailedUnitJson extends Pick<MailedUnit, 'name' | 'size' | 'trackCode' | 'cashback'> {
  pictureKey: string | null;
  price: number;
  soldPrice: number;
  deliveryTo: string;
}

const parseMailedUnit = ({ pictureKey, price, soldPrice, deliveryTo, ...line }: MailedUnitJson): MailedUnit => ({
  ...line,
  picture: buildMailPicturePathOrNull(pictureKey),
  price: BigInt(price),
  soldPrice: BigInt(soldPrice),
  deliveryTo: new Date(deliveryTo),
});

const sumCashback = (items: readonly ItemRow[]): number => items.filter(hasEarned).reduce((sum, { cashback }) => sum + cashback, 0);

/** Null for an order that can no longer be paid: the mail may be sent after the order was paid or has ended. */
const findDeadline = ({ heldUntil, payUntil }: Pick<MailedOrderRow, 'heldUntil' | 'payUntil'>): Date | null => heldUntil && payUntil;

const toMailedOrderRow = ({ items, ...order }: OrderRow): MailedOrderRow => ({
  ...order,
  payUntil: findDeadline(order),
  address: order,
  units: items.map(toMailedUnit),
});

/** Reads the data of mails about orders. */
@Injectable()
export class OrderMailReader {
  constructor(private readonly prisma: PrismaService) {}

  /** Uses one statement, because every order has a mail that needs these data. */
  async readOrder(id: string): Promise<MailedOrderRow | null> {
    const [foundRow] = await this.prisma.readRows<MailedOrderJson>`
      SELECT shop_order.id, number, name, phone, email, total_price AS "totalPrice", delivery_price AS "deliveryPrice",
        promo_discount AS "promoDiscount", paid_by_bonuses AS "paidByBonuses", pay_until AS "payUntil", held_until AS "heldUntil",
        city, street, house, building, apartment, pickup_point_code AS "pickupPointCode",
        pickup_point_hours AS "pickupPointHours", pickup_point_directions AS "pickupPointDirections",
        (SELECT coalesce(json_agg(json_build_object('name', product.name, 'size', size.name,
            'pictureKey', (SELECT object_key FROM product_image WHERE product_id = product.id ORDER BY position LIMIT 1),
            'price', line.price, 'soldPrice', line.sold_price, 'deliveryTo', line.delivery_to, 'trackCode', line.track_code,
            'cashback', CASE WHEN line.replaces_id IS NULL THEN line.cashback ELSE 0 END) ORDER BY line.position), '[]')
          FROM order_item AS line JOIN product_item AS item ON item.id = line.product_item_id
            JOIN product ON product.id = item.product_id JOIN size ON size.id = item.size_id
          WHERE line.order_id = shop_order.id) AS lines
      FROM shop_order WHERE shop_order.id = ${id}::uuid`;
    if (!foundRow) return null;
    const { lines, ...order } = foundRow;
    return { ...order, payUntil: findDeadline(foundRow), address: order, units: lines.map(parseMailedUnit) };
  }

  /** The units that were cancelled in the step of this history entry: all units of its order that were cancelled at the same time. */
  async readCancellation(historyEntryId: string): Promise<{ order: MailedOrderRow; cancellation: Cancellation } | null> {
    const foundStep = await this.#readStep(historyEntryId);
    if (foundStep?.step.status !== 'CANCEL_PURCHASE') return null;
    const { order, step, items: movedItems } = foundStep;
    const items = movedItems.filter(({ cancelReason }) => cancelReason !== null);
    // No unit has a cancellation reason if a payment has revived the order since.
    const reason = items[0]?.cancelReason;
    if (!reason) return null;
    const withheld = sumWithheld(items);
    const withheldBefore = sumWithheld(order.items) - withheld;
    const fee = isFeeRefundedWith(order.items, step.createdAt) ? order.deliveryPrice + withheldBefore : 0n;
    return {
      order: toMailedOrderRow(order),
      cancellation: {
        units: items.map(toMailedUnit),
        isWholeOrder: order.items.every((item) => hadEnded(item, step.createdAt)),
        reason,
        explanation: step.reason,
        wasPaid: step.previousStatus !== null && !isUnpaid(step.previousStatus),
        fee,
        withheld,
        money: items.reduce((sum, { soldPrice }) => sum + soldPrice, fee - withheld),
        bonuses: items.reduce((sum, { bonusShare }) => sum + bonusShare, 0),
        cashback: sumCashback(items),
      },
    };
  }

  /** The units that were returned after their handover in the step of this history entry. */
  async readReturn(historyEntryId: string): Promise<{ order: MailedOrderRow; returnedUnits: ReturnedUnits } | null> {
    const foundStep = await this.#readStep(historyEntryId);
    if (foundStep?.step.status !== 'ISSUED_REFUND') return null;
    const { order, items } = foundStep;
    return {
      order: toMailedOrderRow(order),
      returnedUnits: {
        units: items.map(toMailedUnit),
        money: items.reduce((sum, { soldPrice }) => sum + soldPrice, 0n),
        bonuses: items.reduce((sum, { bonusShare }) => sum + bonusShare, 0),
        cashback: sumCashback(items),
      },
    };
  }

  /**
   * The units that moved in the step of this history entry, with their new status. Units whose shopper was notified when they were in this
   * status before are omitted. Null if none remains, or once the step was taken back.
   */
  async readStepUnits(historyEntryId: string): Promise<{ order: MailedOrderRow; status: OrderStatus; stepUnits: StepUnits } | null> {
    const foundStep = await this.#readStep(historyEntryId);
    if (!foundStep) return null;
    const { order, step } = foundStep;
    const items = foundStep.items.filter(
      ({ changes }) =>
        listEffectiveSteps(changes).some((change) => belongsToStep(change, step)) &&
        !changes.some(({ status, notifiedAt, createdAt }) => status === step.status && notifiedAt !== null && createdAt < step.createdAt),
    );
    if (items.length === 0) return null;
    const ids = new Set(items.map(({ id }) => id));
    const stepUnits = {
      units: items.map(toMailedUnit),
      isWholeOrder: items.length === order.items.length,
      isReplacement: items.every(({ replacesId }) => replacesId !== null),
      replacements: order.items.filter(({ replacesId }) => replacesId !== null && ids.has(replacesId)).map(toMailedUnit),
    };
    return { order: toMailedOrderRow(order), status: step.status, stepUnits };
  }

  /** Records that the message about the step of this history entry was sent. */
  async markNotified(historyEntryId: string, notifiedAt: Date): Promise<void> {
    const foundStep = await this.#readStep(historyEntryId);
    if (!foundStep) return;
    const { status, createdAt } = foundStep.step;
    const where = { status, createdAt, orderItem: { orderId: foundStep.order.id } };
    await this.prisma.client.orderStatusChange.updateMany({ where, data: { notifiedAt } });
  }

  /** The units of an order whose return was requested at this time, unless the request was withdrawn. */
  async readReturnRequest(orderId: string, requestedAt: Date): Promise<{ order: MailedOrderRow; units: MailedUnit[] } | null> {
    const order = await this.prisma.client.order.findUnique({ where: { id: orderId }, include: withUnits });
    const units = order?.items.filter(({ returnRequestedAt }) => returnRequestedAt?.getTime() === requestedAt.getTime()) ?? [];
    return order && units.length > 0 ? { order: toMailedOrderRow(order), units: units.map(toMailedUnit) } : null;
  }

  /**
   * The units whose return was requested together with the return of this unit. Earlier releases queued the mail under the id of a unit.
   */
  async readReturnRequestOfUnit(unitId: string): Promise<{ order: MailedOrderRow; units: MailedUnit[] } | null> {
    const select = { orderId: true, returnRequestedAt: true };
    const unit = await this.prisma.client.orderItem.findUnique({ where: { id: unitId }, select });
    return unit?.returnRequestedAt ? this.readReturnRequest(unit.orderId, unit.returnRequestedAt) : null;
  }

  async #readStep(historyEntryId: string) {
    const { client } = this.prisma;
    const step = await client.orderStatusChange.findUnique({
      where: { id: historyEntryId },
      include: { orderItem: { select: { orderId: true } } },
    });
    const order = step && (await client.order.findUnique({ where: { id: step.orderItem.orderId }, include: withUnits }));
    return order && { order, step, items: order.items.filter(({ changes }) => changes.some((change) => belongsToStep(change, step))) };
  }
}

type Change = ItemRow['changes'][number];

/** Entries of one step share its status and time; no two steps of an order have the same time. */
const belongsToStep = ({ status, createdAt }: Change, step: Pick<Change, 'status' | 'createdAt'>): boolean =>
  status === step.status && createdAt.getTime() === step.createdAt.getTime();

const hadEnded = ({ status, changes }: ItemRow, time: Date): boolean =>
  isEnded(status) && changes.some((change) => isEnded(change.status) && change.createdAt <= time);
