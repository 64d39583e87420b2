import { Inject, Injectable } from '@nestjs/common';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId } from '../../platform/input/ids.rules.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { CARRIER, type Carrier } from '../carrier.js';

/** Downloads the carrier's waybills of registered shipments. */
@Injectable()
export class WaybillService {
  constructor(
    @Inject(CARRIER) private readonly carrier: Carrier,
    private readonly prisma: PrismaService,
  ) {}

  /** Returns one PDF with the waybills of an order. Throws NOT_FOUND if no shipment of it is registered. */
  async download(orderId: string): Promise<Uint8Array> {
    const where = { orderId, state: 'REGISTERED' } as const;
    const shipments = isId(orderId) ? await this.prisma.client.shipment.findMany({ where, orderBy: { createdAt: 'asc' } }) : [];
    const carrierIds = shipments.flatMap(({ carrierId }) => carrierId ?? []);
    if (carrierIds.length === 0 || !this.carrier.parcelRegistrar) {
      throw new DomainError(ErrorCode.NOT_FOUND, 'У\u00a0этого заказа нет накладной.');
    }
    const pdf = await this.carrier.parcelRegistrar.readWaybills(carrierIds).catch((error: unknown) => {
      throw waybillUnavailableError(error);
    });
    if (!pdf) throw waybillUnavailableError();
    return pdf;
  }
}

/** The carrier does not respond, or has not rendered the waybill in time. */
const waybillUnavailableError = (cause?: unknown): DomainError =>
  new DomainError(
    ErrorCode.UNAVAILABLE,
    'Служба доставки пока не\u00a0отдаёт накладную. Повторите через минуту.',
    { retryAfter: 60 },
    { cause },
  );
