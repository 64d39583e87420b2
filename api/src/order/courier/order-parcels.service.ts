import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Parcel, ShipmentOfOrder, ShippedOrders } from '../../delivery/parcel/parcel.model.js';
import { ShippedOrdersService } from '../../delivery/parcel/shipped-orders.service.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { Clock } from '../../platform/process/clock.js';
import { OrderNoticeService } from '../notice/order-notice.service.js';
import { isInForce } from '../order-status.rules.js';
import { type LockedOrder, OrderStepsService } from '../order-steps.service.js';
import { toParcel } from './order-parcel.rules.js';

type Transaction = Prisma.TransactionClient;

/** What the delivery has to know of an order whose units are shipped, and what the order keeps of the shipment. */
@Injectable()
export class OrderParcelsService implements OnModuleInit, ShippedOrders {
  constructor(
    private readonly clock: Clock,
    private readonly notices: OrderNoticeService,
    private readonly shipped: ShippedOrdersService,
    private readonly steps: OrderStepsService,
  ) {}

  onModuleInit(): void {
    this.shipped.register(this);
  }

  lock(transaction: Transaction, orderId: string): Promise<void> {
    return this.steps.lockRow(transaction, orderId);
  }

  /** Units with a track code, or beyond the handover, went another way. */
  async toParcel(transaction: Transaction, shipment: ShipmentOfOrder): Promise<Parcel | null> {
    const order = await this.#withItsUnits(transaction, shipment);
    const units = order.items.filter(({ status, trackCode }) => status === 'HANDED_OVER_FOR_DELIVERY' && trackCode === null);
    return units.length > 0 ? toParcel(shipment.number, order, units) : null;
  }

  /** A track code that an operator has typed meanwhile stays. The order is what operators compare, so its time of change follows. */
  async registered(
    { orderItem, order }: Transaction,
    { id: shipmentId, orderId }: ShipmentOfOrder,
    { carrierId: cdekWaybillId, trackCode }: { carrierId: string; trackCode: string },
  ): Promise<void> {
    await orderItem.updateMany({ where: { shipmentId, trackCode: null }, data: { trackCode, cdekWaybillId } });
    await order.update({ where: { id: orderId }, data: { updatedAt: this.clock.now() }, select: { id: true } });
  }

  /** Nobody is told of a handover whose units have come back. */
  async tell(transaction: Transaction, shipment: ShipmentOfOrder): Promise<void> {
    const { items } = await this.#withItsUnits(transaction, shipment);
    if (!items.some(({ status }) => isInForce(status))) return;
    await this.notices.tellOfStep(transaction, 'HANDED_OVER_FOR_DELIVERY', shipment.changeId);
  }

  async #withItsUnits(transaction: Transaction, { id: shipmentId, orderId }: ShipmentOfOrder): Promise<LockedOrder> {
    const order = await this.steps.read(transaction, orderId);
    if (!order) throw new Error(`The order ${orderId} is gone`);
    const lines = await transaction.orderItem.findMany({ where: { shipmentId }, select: { id: true } });
    const ids = new Set(lines.map(({ id }) => id));
    return { ...order, items: order.items.filter(({ id }) => ids.has(id)) };
  }
}
