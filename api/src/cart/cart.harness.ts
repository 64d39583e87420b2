import { buildAccount } from '../../test/factories/account.factory.js';
import type { TestApi } from '../../test/test-api.harness.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';

export const inTransaction = <T>(api: TestApi, work: (transaction: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  api.app.get(PrismaService).inTransaction('cart-test', work);

/** Stores a promo code with the cart of an account. */
export async function storePromoCode(api: TestApi, accountId: string, promoCodeId: string | null): Promise<void> {
  await api.db.cart.upsert({ where: { accountId }, create: { accountId, promoCodeId }, update: { promoCodeId } });
}

/** An account with this many bonuses. */
export async function buildAccountWithBonuses(api: TestApi, amount: number): Promise<string> {
  const { id: accountId } = await buildAccount(api.db);
  await api.db.bonusEntry.create({ data: { accountId, kind: 'ACCRUE', amount: BigInt(amount), reference: 'test' } });
  return accountId;
}

/** An order without units, for what refers to orders. */
export async function buildEmptyOrder(api: TestApi, accountId: string): Promise<string> {
  const now = new Date();
  const { id } = await api.db.order.create({
    data: {
      accountId,
      status: 'AWAITING_PAY',
      paymentType: 'ONLINE',
      name: 'Анна',
      surname: 'Иванова',
      email: 'anna@example.com',
      deliveryMode: 'COURIER',
      cityId: 'moskva',
      city: 'Москва',
      deliveryPrice: 0n,
      goods: 100_00n,
      discount: 0n,
      promoDiscount: 0n,
      paidByBonuses: 0,
      totalPrice: 100_00n,
      cashback: 0,
      network: '203.0.113.7',
      heldUntil: now,
      createdAt: now,
    },
  });
  return id;
}
