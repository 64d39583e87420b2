import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PersonalDataService } from '../account/personal-data.service.js';
import { PaymentService } from '../payment/payment.service.js';
import type { DomainError } from '../platform/errors/domain-error.js';
import { nextUpdatedAt } from '../platform/errors/edit-conflict.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { DAY_MS } from '../platform/process/durations.js';
import { BlockingOrderService, erasureBlockedError } from './shopper/blocking-order.service.js';

type Transaction = Prisma.TransactionClient;

/** The order limits need the client address of an order for this long, and while the order is unpaid. */
const NETWORK_RETENTION_MS = DAY_MS;

const stepFields = { select: { status: true, previousStatus: true, createdAt: true }, orderBy: { createdAt: 'asc' } } as const;
const itemFields = {
  status: true,
  cancelReason: true,
  price: true,
  soldPrice: true,
  bonusShare: true,
  cashback: true,
  trackCode: true,
  returnRequestedAt: true,
  returnWithdrawnAt: true,
  returnReason: true,
  returnMethod: true,
} as const;
const recipientFields = { name: true, surname: true, lastname: true, phone: true, email: true, comment: true } as const;
const addressFields = {
  country: true,
  city: true,
  street: true,
  house: true,
  building: true,
  apartment: true,
  postalCode: true,
  pickupPointCode: true,
  pickupPointHours: true,
} as const;
const sumFields = { goods: true, discount: true, promoDiscount: true, paidByBonuses: true, deliveryPrice: true, totalPrice: true } as const;

/** Exports and erases the personal data of orders. */
@Injectable()
export class OrderPersonalDataService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly payments: PaymentService,
    private readonly personalData: PersonalDataService,
    private readonly retention: RetentionService,
    private readonly blockingOrders: BlockingOrderService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'orders',
      export: (accountId) => this.#export(accountId),
      findErasureObstacle: (transaction, accountId) => this.#findErasureObstacle(transaction, accountId),
      erase: (transaction, accountId) => this.#erase(transaction, accountId),
    });
    this.retention.register({ name: 'networks of orders', sweep: eraseNetworks });
  }

  async #export(accountId: string): Promise<unknown> {
    const orders = await this.prisma.client.order.findMany({
      where: { accountId },
      orderBy: { createdAt: 'asc' },
      select: {
        ...{ id: true, number: true, status: true, paymentType: true, createdAt: true, paidAt: true },
        ...recipientFields,
        ...addressFields,
        ...sumFields,
        changes: { select: { reason: true, before: true, after: true, createdAt: true }, orderBy: { createdAt: 'asc' } },
        items: { select: { ...itemFields, productItem: { select: { product: { select: { name: true } } } }, changes: stepFields } },
      },
    });
    // Amounts are bigint, which JSON does not support.
    return JSON.parse(JSON.stringify(orders, (_name, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)));
  }

  async #findErasureObstacle(transaction: Transaction, accountId: string): Promise<DomainError | null> {
    const orders = await this.blockingOrders.list(accountId, transaction);
    return orders.length > 0 ? erasureBlockedError(orders) : null;
  }

  /**
   * Sums, units, dates and the city stay for accounting. A late payment may have revived an order since the obstacles were checked. The
   * update waits for the payment's transaction, so the active order is found here at the latest.
   */
  async #erase(transaction: Transaction, accountId: string): Promise<void> {
    await transaction.orderKey.deleteMany({ where: { accountId } });
    const orders = await transaction.$queryRaw<{ id: string }[]>`
      UPDATE shop_order SET name = '', surname = '', lastname = '', phone = '', email = '', comment = '', network = '',
        street = '', house = '', building = '', apartment = '', postal_code = '',
        pickup_point_code = NULL, pickup_point_kind = NULL, pickup_point_directions = '', pickup_point_hours = '', pickup_point_phone = '',
        pickup_point_record = NULL, updated_at = ${nextUpdatedAt}
      WHERE account_id = ${accountId}::uuid RETURNING id`;
    const obstacle = await this.#findErasureObstacle(transaction, accountId);
    if (obstacle) throw obstacle;
    await this.payments.eraseEmails(
      transaction,
      orders.map(({ id }) => id),
    );
  }
}

/**
 * Uses plain SQL, because Prisma would renew `updatedAt`, although managers and programs see no difference. The trigger of the table leaves
 * `updatedAt` unchanged when `network` changes.
 */
async function eraseNetworks(transaction: Transaction, now: Date, limit: number): Promise<{ count: number }> {
  const count = await transaction.$executeRaw`
    UPDATE shop_order SET network = '' WHERE id IN (
      SELECT id FROM shop_order
      WHERE network <> '' AND held_until IS NULL AND created_at <= ${new Date(now.getTime() - NETWORK_RETENTION_MS)} LIMIT ${limit})`;
  return { count };
}
