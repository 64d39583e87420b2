import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JobService } from '../../platform/jobs/job.service.js';
import type { Prisma, Shipment } from '../../platform/prisma/generated/client.js';
import { Clock } from '../../platform/process/clock.js';
import { CARRIER, type Carrier } from '../carrier.js';
import { SHIPMENT_JOB } from './shipment.rules.js';
import type { Handover } from './shipped-orders.model.js';

type Transaction = Prisma.TransactionClient;

/** Requests shipments by writing a row and a job in the transaction that causes them. The caller holds the lock of the order. */
@Injectable()
export class ShipmentRequestService {
  constructor(
    @Inject(CARRIER) private readonly carrier: Carrier,
    private readonly clock: Clock,
    private readonly jobs: JobService,
  ) {}

  /**
   * Requests a shipment of units. Returns whether the carrier will register a parcel; the shopper is then notified once it has responded.
   */
  async request(transaction: Transaction, { orderNumber, itemIds, ...handover }: Handover): Promise<boolean> {
    if (!this.carrier.parcelRegistrar || itemIds.length === 0) return false;
    await this.#addShipment(transaction, { ...handover, number: createShipmentNumber(orderNumber) }, itemIds);
    return true;
  }

  /** Requests a refused shipment again under a new number. */
  async requestAgain(transaction: Transaction, refusedShipment: Shipment, orderNumber: number): Promise<Shipment> {
    const { orderId, changeId, toldAt } = refusedShipment;
    const items = await transaction.orderItem.findMany({ where: { shipmentId: refusedShipment.id }, select: { id: true } });
    return this.#addShipment(
      transaction,
      { orderId, changeId, toldAt, number: createShipmentNumber(orderNumber) },
      items.map(({ id }) => id),
    );
  }

  async #addShipment(
    transaction: Transaction,
    data: Pick<Shipment, 'orderId' | 'changeId' | 'number'> & { toldAt?: Date | null },
    itemIds: readonly string[],
  ): Promise<Shipment> {
    const shipment = await transaction.shipment.create({ data: { ...data, createdAt: this.clock.now() } });
    await transaction.orderItem.updateMany({ where: { id: { in: [...itemIds] } }, data: { shipmentId: shipment.id } });
    await this.jobs.add(transaction, SHIPMENT_JOB, { id: shipment.id }, { key: `${SHIPMENT_JOB}:${shipment.id}` });
    return shipment;
  }
}

/**
 * Returns the order's number and a random part. The number alone is not unique at the carrier, because a test shop may share the account,
 * and a new database numbers its orders from the beginning.
 */
const createShipmentNumber = (orderNumber: number): string => `${orderNumber}-${randomBytes(5).toString('hex')}`;
