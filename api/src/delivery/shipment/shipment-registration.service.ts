import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { type Job, JobService, RetryJobError } from '../../platform/jobs/job.service.js';
import { retryOnContention } from '../../platform/prisma/contention.js';
import type { Prisma, Shipment } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { CARRIER, type Carrier } from '../carrier.js';
import { ServiceUnavailable } from '../remote-service.js';
import type { Parcel } from './parcel.model.js';
import type { ParcelRegistrar, RegistrationResult } from './parcel-registrar.port.js';
import { MAX_ATTEMPTS, OVERDUE_MS, REGISTRATION_VISIBLE_AFTER_MS, SHIPMENT_JOB, toFinalState } from './shipment.rules.js';
import { ShippedOrdersRegistry } from './shipped-orders-registry.service.js';

type Transaction = Prisma.TransactionClient;

const payloadSchema = z.object({ id: z.uuid() });

/**
 * Registers shipments with the carrier: each is sent until it is accepted or refused. If a shipment was sent before, its parcel is first
 * looked for by its number, so that a lost response or a killed process does not create a second parcel.
 */
@Injectable()
export class ShipmentRegistrationService implements OnModuleInit {
  constructor(
    @Inject(CARRIER) private readonly carrier: Carrier,
    private readonly clock: Clock,
    private readonly jobs: JobService,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly orders: ShippedOrdersRegistry,
    private readonly prisma: PrismaService,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: SHIPMENT_JOB,
      maxAttempts: MAX_ATTEMPTS,
      run: (payload, job) => this.#run(payloadSchema.parse(payload).id, job),
    });
  }

  async #run(id: string, { requestId = `shipment-${id}` }: Job): Promise<void> {
    const shipment = await this.prisma.client.shipment.findUnique({ where: { id } });
    if (shipment?.state !== 'REQUESTED') return;
    await this.#notifyIfOverdue(shipment, requestId);
    const { parcelRegistrar } = this.carrier;
    if (!parcelRegistrar) throw new RetryJobError('no carrier takes parcels');
    const response = await this.#findOrRegister(parcelRegistrar, shipment).catch((error: unknown) => this.#throwRetry(error, shipment));
    const finalState = toFinalState(response, this.clock.now());
    if (!finalState) throw new RetryJobError('the carrier has not decided yet');
    await this.#inOrderTransaction(shipment, requestId, (transaction) =>
      this.#recordOutcome(transaction, { shipment, finalState, response }),
    );
    if (finalState.state === 'REFUSED') {
      this.logger.error({ shipmentId: id, orderId: shipment.orderId, reason: finalState.refusal }, 'the carrier has refused a shipment');
    }
  }

  async #findOrRegister(registrar: ParcelRegistrar, shipment: Shipment): Promise<RegistrationResult | 'NOTHING_TO_SEND'> {
    const existingParcel = await findAtCarrier(registrar, shipment);
    const response = existingParcel ?? (await this.#register(registrar, shipment));
    if (response === 'NOTHING_TO_SEND') return response;
    const isRepeated = shipment.timesSent > (existingParcel ? 1 : 0);
    const outcome = response.state === 'REFUSED' && isRepeated ? await this.#findFirstParcel(registrar, shipment, response) : response;
    if (outcome.state === 'PENDING' && outcome.carrierId !== shipment.carrierId) await this.#saveCarrierId(shipment, outcome.carrierId);
    return outcome;
  }

  /** A repeated request may be refused because the first request was accepted. The parcel is then looked for by its number. */
  async #findFirstParcel(
    registrar: ParcelRegistrar,
    shipment: Shipment,
    repeatedResponse: RegistrationResult,
  ): Promise<RegistrationResult> {
    const existingParcel = await registrar.findByShopNumber(shipment.number);
    if (existingParcel && existingParcel.state !== 'REFUSED') return existingParcel;
    const isNotVisibleYet = existingParcel === null && repeatedResponse.carrierId !== null;
    if (isNotVisibleYet && !this.#isOverdue(shipment)) throw new RetryJobError('the carrier does not show its parcel yet');
    return repeatedResponse;
  }

  async #register(registrar: ParcelRegistrar, shipment: Shipment): Promise<RegistrationResult | 'NOTHING_TO_SEND'> {
    const { id, sentAt } = shipment;
    const now = this.clock.now();
    if (sentAt && now.getTime() - sentAt.getTime() < REGISTRATION_VISIBLE_AFTER_MS)
      throw new RetryJobError('the carrier may still be taking the shipment');
    const parcel = await this.#inOrderTransaction(shipment, `shipment-${id}`, (transaction) => this.#claim(transaction, shipment, now));
    return parcel ? registrar.register(parcel) : 'NOTHING_TO_SEND';
  }

  /** Records that the shipment is being sent before the request is sent, so that only one of two processes sends it. */
  async #claim(transaction: Transaction, shipment: Shipment, now: Date): Promise<Parcel | null> {
    const parcel = await this.orders.get().toParcel(transaction, shipment);
    if (!parcel) return null;
    const { id, timesSent } = shipment;
    const sendAttempt = { sentAt: now, timesSent: timesSent + 1 };
    const { count } = await transaction.shipment.updateMany({ where: { id, state: 'REQUESTED', timesSent }, data: sendAttempt });
    if (count === 0) throw new RetryJobError('another process sends the shipment');
    return parcel;
  }

  async #saveCarrierId({ id }: Shipment, carrierId: string): Promise<void> {
    await this.prisma.inTransaction(`shipment-${id}`, (transaction) =>
      transaction.shipment.updateMany({ where: { id, state: 'REQUESTED' }, data: { carrierId } }),
    );
  }

  /** Records the outcome once, even if two processes run the job. */
  async #recordOutcome(
    transaction: Transaction,
    {
      shipment,
      finalState,
      response,
    }: { shipment: Shipment; finalState: Prisma.ShipmentUncheckedUpdateInput; response: RegistrationResult | 'NOTHING_TO_SEND' },
  ): Promise<void> {
    const { id } = shipment;
    const { count } = await transaction.shipment.updateMany({ where: { id, state: 'REQUESTED' }, data: finalState });
    if (count === 0) return;
    if (response !== 'NOTHING_TO_SEND' && response.state === 'REGISTERED')
      await this.orders.get().handleRegistered(transaction, shipment, response);
    await this.#notifyShopper(transaction, shipment);
  }

  async #notifyIfOverdue(shipment: Shipment, requestId: string): Promise<void> {
    if (shipment.toldAt || !this.#isOverdue(shipment)) return;
    await this.#inOrderTransaction(shipment, requestId, (transaction) => this.#notifyShopper(transaction, shipment));
  }

  #isOverdue({ createdAt }: Shipment): boolean {
    return this.clock.now().getTime() - createdAt.getTime() >= OVERDUE_MS;
  }

  /** Notifies the shopper once, whatever the outcome of the shipment. */
  async #notifyShopper(transaction: Transaction, shipment: Shipment): Promise<void> {
    const { id } = shipment;
    const { count } = await transaction.shipment.updateMany({ where: { id, toldAt: null }, data: { toldAt: this.clock.now() } });
    if (count > 0) await this.orders.get().notifyShopper(transaction, shipment);
  }

  #inOrderTransaction<Result>(
    { orderId }: Shipment,
    requestId: string,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    return retryOnContention(() =>
      this.prisma.inTransaction(requestId, async (transaction) => {
        await this.orders.get().lock(transaction, orderId);
        return work(transaction);
      }),
    );
  }

  #throwRetry(error: unknown, { id }: Shipment): never {
    if (!(error instanceof ServiceUnavailable)) throw error;
    this.logger.warn({ shipmentId: id, reason: error.message }, 'the carrier did not answer about a shipment, asking again later');
    throw new RetryJobError(error.message);
  }
}

/** Returns null if the carrier has never received the shipment. */
async function findAtCarrier(registrar: ParcelRegistrar, { carrierId, timesSent, number }: Shipment): Promise<RegistrationResult | null> {
  if (carrierId !== null) return registrar.readByCarrierId(carrierId);
  return timesSent === 0 ? null : registrar.findByShopNumber(number);
}
