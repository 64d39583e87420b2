import { isEnded, isUnpaid } from '../../src/order/status/order-status.rules.js';
import { placingEvents } from '../../src/order/status/step-event.rules.js';
import type { Order, OrderItem, OrderStatus, Prisma, PrismaClient } from '../../src/platform/prisma/generated/client.js';
import { DAY_MS, MINUTE_MS } from '../../src/platform/process/durations.js';
import { buildAccount } from './account.factory.js';
import { buildProductItem } from './catalog.factory.js';

/** How long after its creation an unpaid order can be paid, and how long its units are held. */
const [PAY_MS, HOLD_MS] = [30 * MINUTE_MS, 35 * MINUTE_MS];

type OrderOverrides = Partial<Prisma.OrderCreateManyInput>;
type ItemOverrides = Partial<Omit<Prisma.OrderItemCreateManyInput, 'orderId' | 'position'>>;
type NewItem = Awaited<ReturnType<typeof newItem>>;

export type BuiltOrder = Order & { items: OrderItem[] };

const sumAmounts = (amounts: readonly (bigint | number)[]): bigint => amounts.reduce<bigint>((sum, amount) => sum + BigInt(amount), 0n);

const toDay = (time: Date): Date => new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS);

async function newItem(db: PrismaClient, { status, createdAt }: Pick<Order, 'status' | 'createdAt'>, overrides: ItemOverrides) {
  const unit = overrides.productItemId
    ? await db.productItem.findUniqueOrThrow({ where: { id: overrides.productItemId } })
    : await buildProductItem(db);
  const { price = unit.price, promoShare = 0n, bonusShare = 0 } = overrides;
  return {
    productItemId: unit.id,
    status,
    cancelReason: status === 'CANCEL_PURCHASE' ? ('BY_SHOPPER' as const) : null,
    price,
    before: null,
    promoShare,
    bonusShare,
    soldPrice: BigInt(price) - BigInt(promoShare) - BigInt(bonusShare) * 100n,
    cashback: 0,
    deliveryFrom: toDay(new Date(createdAt.getTime() + 2 * DAY_MS)),
    deliveryTo: toDay(new Date(createdAt.getTime() + 5 * DAY_MS)),
    createdAt,
    ...overrides,
  } satisfies Omit<Prisma.OrderItemCreateManyInput, 'orderId' | 'position'>;
}

/** Computes the sums of the lines as placing an order does. */
function computeSums(items: readonly NewItem[], deliveryPrice: bigint) {
  const goods = sumAmounts(items.map(({ before, price }) => before ?? price));
  return {
    goods,
    discount: goods - sumAmounts(items.map(({ price }) => price)),
    promoDiscount: sumAmounts(items.map(({ promoShare }) => promoShare)),
    paidByBonuses: Number(sumAmounts(items.map(({ bonusShare }) => bonusShare))),
    deliveryPrice,
    totalPrice: sumAmounts(items.map(({ soldPrice }) => soldPrice)) + deliveryPrice,
    cashback: Number(sumAmounts(items.map(({ cashback }) => cashback))),
  };
}

const computeTimes = (status: OrderStatus, createdAt: Date) => ({
  payUntil: isUnpaid(status) ? new Date(createdAt.getTime() + PAY_MS) : null,
  heldUntil: isUnpaid(status) ? new Date(createdAt.getTime() + HOLD_MS) : null,
  paidAt: isUnpaid(status) || isEnded(status) ? null : createdAt,
  endedAt: isEnded(status) ? createdAt : null,
});

/**
 * Creates an order with its lines and their first history entries. By default the order awaits payment, and uses no bonuses and no promo
 * code. Its sums follow from its lines. Its deadlines and the state of its units follow from its status.
 */
export async function buildOrder(
  db: PrismaClient,
  overrides: OrderOverrides = {},
  items: readonly ItemOverrides[] = [{}],
): Promise<BuiltOrder> {
  const accountId = overrides.accountId ?? (await buildAccount(db)).id;
  const { status = 'AWAITING_PAY', deliveryPrice = 590_00n } = overrides;
  const createdAt = new Date(overrides.createdAt ?? Date.now());
  const lines = await Promise.all(items.map((item) => newItem(db, { status, createdAt }, item)));
  const order = await db.order.create({
    data: {
      status,
      paymentType: status === 'AWAITING_CALL' || status === 'ACCEPT_MEET_WAIT_PAID' ? 'CALL' : 'ONLINE',
      name: 'Анна',
      surname: 'Ким',
      phone: '+79000000001',
      email: 'anna@example.com',
      deliveryMode: 'COURIER',
      cityId: 'moskva',
      city: 'Москва',
      street: 'Тверская',
      house: '1',
      network: '127.0.0.1',
      createdAt,
      ...computeSums(lines, BigInt(deliveryPrice)),
      ...computeTimes(status, createdAt),
      ...overrides,
      accountId,
    },
  });
  const storedItems = await db.orderItem.createManyAndReturn({
    data: lines.map((line, position) => ({ ...line, position, orderId: order.id })),
  });
  await db.orderStatusChange.createMany({
    data: storedItems.map((item) => ({
      orderItemId: item.id,
      status: item.status,
      authorId: accountId,
      events: [...placingEvents],
      createdAt,
    })),
  });
  await holdUnits(db, order, storedItems);
  return { ...order, items: storedItems };
}

/** Reserves the units of an unpaid order, and sells those of a paid one. Those of an ended order remain free. */
async function holdUnits(db: PrismaClient, { heldUntil, paidAt }: Order, items: readonly OrderItem[]): Promise<void> {
  const heldUnitIds = items.filter(({ status }) => !isEnded(status)).map(({ productItemId }) => productItemId);
  await db.productItem.updateMany({ where: { id: { in: heldUnitIds } }, data: { reservedUntil: heldUntil, soldAt: paidAt } });
}

/** Creates an order without units, for tests of rows that refer to an order, and returns its id. */
export async function buildEmptyOrder(db: PrismaClient, accountId: string): Promise<string> {
  const now = new Date();
  const { id } = await db.order.create({
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
