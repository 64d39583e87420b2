import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { ShipmentCheckService } from '../../delivery/tracking/shipment-check.service.js';
import type { ShipmentReport, ShippedUnitsPort } from '../../delivery/tracking/shipped-units.model.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { PaidStepsService } from '../lifecycle/paid-steps.service.js';
import { inTransitStatuses } from '../status/order-status.rules.js';
import { type LockedOrder, type LockedUnit, OrderStepsService } from '../status/order-steps.service.js';
import { toUnitState } from '../status/status-transitions.rules.js';
import { classifyCourierReport } from './courier-report.rules.js';

type Transaction = Prisma.TransactionClient;

/**
 * Moves units as their carrier reports, by the track code of the parcel. A report describes the present, so it may skip steps. A late,
 * repeated or outdated report finds the unit already in a later status, and is only logged.
 */
@Injectable()
export class CourierReportService implements OnModuleInit, ShippedUnitsPort {
  constructor(
    private readonly checks: ShipmentCheckService,
    private readonly paidSteps: PaidStepsService,
    private readonly prisma: PrismaService,
    private readonly steps: OrderStepsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.checks.registerShippedUnits(this);
  }

  async isInTransit(trackCode: string): Promise<boolean> {
    const unitInTransit = await this.prisma.client.orderItem.findFirst({
      where: { trackCode, status: { in: [...inTransitStatuses] } },
      select: { id: true },
    });
    return unitInTransit !== null;
  }

  async listTrackCodesInTransit(): Promise<string[]> {
    const parcelsInTransit = await this.prisma.client.orderItem.findMany({
      where: { trackCode: { not: null }, status: { in: [...inTransitStatuses] } },
      select: { trackCode: true },
      distinct: ['trackCode'],
      orderBy: { trackCode: 'asc' },
    });
    return parcelsInTransit.flatMap(({ trackCode }) => trackCode ?? []);
  }

  /**
   * Orders that share a parcel are moved one after another, so that after a failure a repetition of the report moves the remaining orders.
   */
  async handleReport(report: ShipmentReport): Promise<void> {
    const { trackCode } = report;
    const orders = await this.prisma.client.orderItem.findMany({ where: { trackCode }, select: { orderId: true }, distinct: ['orderId'] });
    for (const { orderId } of orders) {
      await retryOnContention(() =>
        this.prisma.inTransaction(`shipment-${trackCode}`, (transaction) => this.#applyReport(transaction, orderId, report)),
      );
    }
  }

  async #applyReport(transaction: Transaction, orderId: string, { trackCode, status }: ShipmentReport): Promise<void> {
    const order = await this.steps.lockOrder(transaction, orderId);
    if (!order) return;
    const shippedUnits = order.items.filter((unit) => unit.trackCode === trackCode);
    const outcomes = Map.groupBy(shippedUnits, (unit) => classifyCourierReport(toUnitState(order, unit), status));
    const units = outcomes.get('MOVE') ?? [];
    this.#logIgnored(order, status, [...(outcomes.get('LOG') ?? []), ...(outcomes.get('REFUSE') ?? [])]);
    if (units.length > 0) await this.paidSteps.makeStep(transaction, order, { units, to: status, authorId: null, reason: '' });
  }

  #logIgnored({ id: orderId }: LockedOrder, reportedStatus: string, units: readonly LockedUnit[]): void {
    if (units.length === 0) return;
    const unitStatuses = units.map(({ id, status }) => ({ id, status }));
    this.logger.info(
      { orderId, reported: reportedStatus, units: unitStatuses },
      'a status report of the carrier was ignored, because it changes nothing',
    );
  }
}
