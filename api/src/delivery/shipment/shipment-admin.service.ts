import { Injectable } from '@nestjs/common';
import { JournalService } from '../../journal/journal.service.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId } from '../../platform/input/ids.rules.js';
import { requirePage, toPagination } from '../../platform/input/pagination.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Operator } from '../../platform/viewer/viewers.port.js';
import type { Shipment, ShipmentList, ShipmentListInput } from './shipment.model.js';
import { ShipmentRequestService } from './shipment-request.service.js';
import { ShippedOrdersRegistry } from './shipped-orders-registry.service.js';

type Transaction = Prisma.TransactionClient;

const shipmentInclude = {
  items: { select: { id: true, status: true, trackCode: true }, orderBy: { position: 'asc' } },
  order: { select: { number: true } },
} satisfies Prisma.ShipmentInclude;
type ShipmentRow = Prisma.ShipmentGetPayload<{ include: typeof shipmentInclude }>;

/** Lists shipments for operators, and requests refused shipments again. */
@Injectable()
export class ShipmentAdminService {
  constructor(
    private readonly journal: JournalService,
    private readonly orders: ShippedOrdersRegistry,
    private readonly prisma: PrismaService,
    private readonly requests: ShipmentRequestService,
  ) {}

  async list({ orderId, state, from, until, pagination }: ShipmentListInput): Promise<ShipmentList> {
    const page = requirePage(pagination);
    if (orderId != null && !isId(orderId)) return { items: [], pagination: toPagination(page, 0) };
    const createdAt = { ...(from && { gte: from }), ...(until && { lt: until }) };
    const where = { ...(orderId && { orderId }), ...(state && { state }), createdAt };
    const { shipment } = this.prisma.client;
    const [total, rows] = await Promise.all([
      shipment.count({ where }),
      shipment.findMany({
        where,
        include: shipmentInclude,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        skip: (page.page - 1) * page.limit,
        take: page.limit,
      }),
    ]);
    return { items: rows.map(toShipment), pagination: toPagination(page, total) };
  }

  /** A repeated request returns the shipment that the first request has created. */
  retry(author: Operator, requestId: string, id: string): Promise<Shipment> {
    return retryOnContention(() =>
      this.prisma.inTransaction(requestId, async (transaction) => {
        const refusedShipment = isId(id) ? await transaction.shipment.findUnique({ where: { id } }) : null;
        if (!refusedShipment) throw new DomainError(ErrorCode.NOT_FOUND, 'Такого отправления нет.');
        await this.orders.get().lock(transaction, refusedShipment.orderId);
        return this.#retry(transaction, author, refusedShipment.id);
      }),
    );
  }

  async #retry(transaction: Transaction, author: Operator, id: string): Promise<Shipment> {
    const refusedShipment = await readShipment(transaction, id);
    const laterShipment = await findLaterShipment(transaction, refusedShipment);
    if (laterShipment) return toShipment(laterShipment);
    if (refusedShipment.state !== 'REFUSED' || !refusedShipment.items.some(needsTrackCode)) throw notRefusedError(refusedShipment);
    const { id: nextId } = await this.requests.requestAgain(transaction, refusedShipment, refusedShipment.order.number);
    await this.journal.record(transaction, {
      author,
      action: 'registerShipmentAgain',
      subject: { kind: 'shipment', id },
      before: { next: null },
      after: { next: nextId },
    });
    return toShipment(await readShipment(transaction, nextId));
  }
}

/** Whether the unit has been handed over and has no track code. */
const needsTrackCode = ({ status, trackCode }: ShipmentRow['items'][number]): boolean =>
  status === 'HANDED_OVER_FOR_DELIVERY' && trackCode === null;

const readShipment = (transaction: Transaction, id: string): Promise<ShipmentRow> =>
  transaction.shipment.findUniqueOrThrow({ where: { id }, include: shipmentInclude });

/** The later shipment that was requested for the same handover. */
const findLaterShipment = (transaction: Transaction, { id, changeId }: ShipmentRow): Promise<ShipmentRow | null> =>
  transaction.shipment.findFirst({ where: { changeId, id: { gt: id } }, include: shipmentInclude, orderBy: { id: 'desc' } });

const notRefusedError = (shipment: ShipmentRow): DomainError =>
  new DomainError(ErrorCode.CONFLICT, 'Это отправление не\u00a0ждёт повторной отправки.', {
    current: { state: shipment.state, trackCode: shipment.trackCode },
  });

const toShipment = ({ items, order: _order, ...row }: ShipmentRow): Shipment => ({ ...row, itemIds: items.map(({ id }) => id) });
