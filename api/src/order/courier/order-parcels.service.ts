import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Parcel } from '../../delivery/shipment/parcel.model.js';
import type { OrderShipment, ShippedOrders } from '../../delivery/shipment/shipped-orders.model.js';
import { ShippedOrdersRegistry } from '../../delivery/shipment/shipped-orders-registry.service.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { OrderMailService } from '../mail/order-mail.service.js';
import { belongsToOrder } from '../status/order-status.rules.js';
import { type LockedOrder, type LockedUnit, OrderStepsService } from '../status/order-steps.service.js';

type ShippedOrder = Omit<LockedOrder, 'items'>;

/** The data of an order for the carrier: one recipient, and a box for each unit. */
const buildParcel = (number: string, order: ShippedOrder, units: readonly LockedUnit[]): Parcel => ({
  number,
  recipient: {
    name: [order.surname, order.name, order.lastname].filter(Boolean).join(' '),
    phone: order.phone,
    email: order.email,
  },
  comment: order.comment,
  to: buildParcelDestination(order),
  units: units.map(({ id, title, soldPrice }) => ({ id, title, price: soldPrice })),
});

function buildParcelDestination({ pickupPointCode, pickupPointKind, cityId, ...address }: ShippedOrder): Parcel['to'] {
  if (pickupPointCode !== null && pickupPointKind !== null) return { pointCode: pickupPointCode, kind: pickupPointKind };
  const { street, house, building, apartment } = address;
  const addressFields = [street, house, building && `корп. ${building}`, apartment && `кв. ${apartment}`];
  return { cityId, address: addressFields.filter(Boolean).join(', ') };
}

type Transaction = Prisma.TransactionClient;

/** Gives the delivery domain the data of orders whose units are shipped, and stores the results in the orders. */
@Injectable()
export class OrderParcelsService implements OnModuleInit, ShippedOrders {
  constructor(
    private readonly mails: OrderMailService,
    private readonly registry: ShippedOrdersRegistry,
    private readonly steps: OrderStepsService,
  ) {}

  onModuleInit(): void {
    this.registry.register(this);
  }

  lock(transaction: Transaction, orderId: string): Promise<void> {
    return this.steps.lockRow(transaction, orderId);
  }

  /** Leaves out units with a track code and units past the handover, which were sent by other means. */
  async toParcel(transaction: Transaction, shipment: OrderShipment): Promise<Parcel | null> {
    const order = await this.#readWithShippedUnits(transaction, shipment);
    const units = order.items.filter(({ status, trackCode }) => status === 'HANDED_OVER_FOR_DELIVERY' && trackCode === null);
    return units.length > 0 ? buildParcel(shipment.number, order, units) : null;
  }

  /**
   * `carrierId` is the id that the carrier has given the parcel. Does not overwrite a track code that a manager has entered meanwhile.
   */
  async handleRegistered(
    transaction: Transaction,
    { id: shipmentId, orderId }: OrderShipment,
    { carrierId: cdekWaybillId, trackCode }: { carrierId: string; trackCode: string },
  ): Promise<void> {
    await transaction.orderItem.updateMany({ where: { shipmentId, trackCode: null }, data: { trackCode, cdekWaybillId } });
    await this.steps.renewUpdatedAt(transaction, orderId);
  }

  /** Sends no mail about a handover if all its units were returned meanwhile. */
  async notifyShopper(transaction: Transaction, shipment: OrderShipment): Promise<void> {
    const { items } = await this.#readWithShippedUnits(transaction, shipment);
    if (!items.some(({ status }) => belongsToOrder(status))) return;
    await this.mails.queueStepMail(transaction, 'HANDED_OVER_FOR_DELIVERY', shipment.changeId);
  }

  async #readWithShippedUnits(transaction: Transaction, { id: shipmentId, orderId }: OrderShipment): Promise<LockedOrder> {
    const order = await this.steps.read(transaction, orderId);
    if (!order) throw new Error(`The order ${orderId} does not exist`);
    const lines = await transaction.orderItem.findMany({ where: { shipmentId }, select: { id: true } });
    const ids = new Set(lines.map(({ id }) => id));
    return { ...order, items: order.items.filter(({ id }) => ids.has(id)) };
  }
}
