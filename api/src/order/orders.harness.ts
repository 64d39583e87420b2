import { buildAccount } from '../../test/factories/account.factory.js';
import {
  buildBrand,
  buildColour,
  buildDirectory,
  buildProduct,
  buildProductItem,
  buildSize,
} from '../../test/factories/catalog.factory.js';
import { type BuiltOrder, buildOrder } from '../../test/factories/order.factory.js';
import { until } from '../../test/support/wait-until.js';
import type { TestApi } from '../../test/test-api.harness.js';
import { BonusService } from '../loyalty/bonus.service.js';
import { Inbox } from '../message/inbox.js';
import { PaymentService } from '../payment/payment.service.js';
import { excessReference } from '../payment/refund/refund-and-receipt-requests.model.js';
import { SandboxService } from '../payment/sandbox/sandbox.service.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import type { OrderItem, OrderStatus, Prisma, PrismaClient, ProductItem, SupplierType } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { Viewer } from '../platform/viewer/viewers.port.js';
import { ArrangeExchangeService } from './admin/arrange-exchange.service.js';
import type { ChangeCalledOrderInput } from './admin/called-order/change-called-order.input.js';
import { ChangeCalledOrderService } from './admin/called-order/change-called-order.service.js';
import { ChangeUnitStatusService } from './admin/change-unit-status.service.js';
import type { MoveOrderUnitsInput } from './admin/order-unit-steps.input.js';
import { TakeBackStepService } from './admin/take-back-step.service.js';
import { listLedgerViolations } from './ledger/ledger-violations.js';
import { EndOrderService } from './lifecycle/end-order.service.js';
import { buildBonusReference } from './payment/order-references.rules.js';

type Transaction = Prisma.TransactionClient;

/** Bonuses that a shopper has before an order. */
export const initialBonuses = 1_000;

/** Steps of a unit from the warehouse to its recipient. */
export const deliverySteps = ['HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED'] as const;

interface OrderOptions {
  suppliers?: SupplierType[];
  /** Bonuses paid for each unit. */
  bonusShare?: number;
  promoCodeId?: string;
  /** Bonuses that each unit earns. */
  cashback?: number;
  /** Country that the goods come from. */
  from?: string | null;
  order?: Parameters<typeof buildOrder>[1];
}

async function buildParentsOfGoods(db: PrismaClient) {
  const [brand, directory, colour, size] = await Promise.all([buildBrand(db), buildDirectory(db), buildColour(db), buildSize(db)]);
  return { brandId: brand.id, directoryId: directory.id, colourId: colour.id, sizeId: size.id };
}

/** Places and moves orders in tests by the shop's own services. */
export class Orders {
  #managerId: string | undefined;
  #goods: ReturnType<typeof buildParentsOfGoods> | undefined;

  constructor(private readonly api: TestApi) {}

  inTransaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.api.app.get(PrismaService).inTransaction('order-test', work);
  }

  /** An unpaid order that holds its units, bonuses and a use of the promo code. */
  async place({ suppliers = ['MEET_WAREHOUSE', 'CONTRACTOR'], ...options }: OrderOptions = {}): Promise<BuiltOrder> {
    const { db } = this.api;
    const { bonusShare = 0, cashback = 0, promoCodeId, from: deliveryIsoCode = null, order = {} } = options;
    const accountId = order.accountId ?? (await this.buildShopper());
    const promoShare = promoCodeId ? 100_00n : 0n;
    const units = await Promise.all(suppliers.map((supplier) => this.#buildUnit({ supplier, deliveryIsoCode, price: 5_000_00n })));
    const lines = units.map(({ id }) => ({ productItemId: id, bonusShare, promoShare, cashback }));
    const built = await buildOrder(db, { ...order, accountId }, lines);
    const amount = bonusShare * units.length;
    const held = { accountId, amount, reference: buildBonusReference(built.id) };
    if (amount > 0) await this.inTransaction((transaction) => this.api.app.get(BonusService).holdBonuses(transaction, held));
    if (promoCodeId) await this.#countUse(promoCodeId, built);
    return built;
  }

  /** Makes an order's deadline pass. An order that was paid or has ended meanwhile has no deadline. */
  async expire({ id }: { id: string }): Promise<void> {
    const past = new Date(Date.now() - 1_000);
    await this.inTransaction(async ({ order, productItem }) => {
      const { count } = await order.updateMany({ where: { id, heldUntil: { not: null } }, data: { payUntil: past, heldUntil: past } });
      if (count > 0) await productItem.updateMany({ where: { orderItems: { some: { orderId: id } } }, data: { reservedUntil: past } });
    });
  }

  /** Opens a payment, and returns the id of its page. */
  async openPayment({ id }: { id: string }): Promise<string> {
    const { url } = await this.api.app.get(PaymentService).open(id);
    return url.split('/').at(-1) ?? '';
  }

  /** Opens another payment while one is open, as after a change of the order's e-mail address. */
  async openAnotherPayment({ id, email }: BuiltOrder): Promise<string> {
    await this.api.db.order.update({ where: { id }, data: { email: `other-${email}` } });
    return this.openPayment({ id });
  }

  /** The shopper pays on this page, and the provider notifies the shop. Returns whether the payment was captured. */
  async completePayment(page: string): Promise<'CAPTURED' | 'REFUND'> {
    await this.api.app.get(SandboxService).decide(page, 'PAY');
    const excess = { where: { payment: { providerId: page }, reference: excessReference } };
    return (await this.api.db.paymentRefund.count(excess)) === 0 ? 'CAPTURED' : 'REFUND';
  }

  async pay(order: { id: string }): Promise<'CAPTURED' | 'REFUND'> {
    return this.completePayment(await this.openPayment(order));
  }

  /** A manager moves units, by default all that have not ended. */
  async move(
    { id }: { id: string },
    status: OrderStatus,
    items?: readonly { id: string }[],
    otherFields: Partial<MoveOrderUnitsInput> = {},
  ) {
    const viewer = await this.#buildManager();
    const itemIds = items?.map((item) => item.id) ?? null;
    const cancelReason = status === 'CANCEL_PURCHASE' ? 'BY_SHOP' : null;
    const dto = { orderId: id, itemIds, status, cancelReason, ...otherFields } as const;
    return this.api.app.get(ChangeUnitStatusService).move(viewer, { requestId: 'order-test' } as GraphqlContext, dto);
  }

  /** Creates a free unit at the price of the ordered units. */
  async buildFreeUnit(supplier: SupplierType = 'MEET_WAREHOUSE', price = 5_000_00n): Promise<string> {
    return (await this.#buildUnit({ supplier, price, deliveryIsoCode: null })).id;
  }

  /** Creates a unit of a new product. All products have the same brand, directory, colour and size, because tests of orders read none. */
  async #buildUnit(overrides: Parameters<typeof buildProductItem>[1]): Promise<ProductItem> {
    const { db } = this.api;
    this.#goods ??= buildParentsOfGoods(db);
    const { sizeId, ...parents } = await this.#goods;
    return buildProductItem(db, { ...overrides, sizeId, productId: (await buildProduct(db, parents)).id });
  }

  /** A manager exchanges a unit, by default for a new one. */
  async exchange({ id: orderId }: { id: string }, item: { id: string } | undefined, productItemId?: string) {
    const dto = { orderId, itemId: item?.id ?? '', productItemId: productItemId ?? (await this.buildFreeUnit()) };
    return this.api.app.get(ArrangeExchangeService).arrange(await this.#buildManager(), { requestId: 'order-test' } as GraphqlContext, dto);
  }

  /** A manager with the current version of the order changes it after the call. */
  async change({ id: orderId }: { id: string }, dto: Omit<ChangeCalledOrderInput, 'orderId' | 'updatedAt'>) {
    const { updatedAt } = await this.api.db.order.findUniqueOrThrow({ where: { id: orderId }, select: { updatedAt: true } });
    const change = { orderId, updatedAt, ...dto };
    return this.api.app.get(ChangeCalledOrderService).change(await this.#buildManager(), { requestId: 'order-test' }, change);
  }

  /** A manager takes a step of units back, by default of all units of the status. */
  async takeBack({ id: orderId }: { id: string }, status: OrderStatus, items?: readonly { id: string }[]) {
    const dto = { orderId, itemIds: items?.map(({ id }) => id) ?? null, status, reason: 'Не тот заказ' };
    return this.api.app.get(TakeBackStepService).takeBack(await this.#buildManager(), { requestId: 'order-test' } as GraphqlContext, dto);
  }

  async #buildManager(): Promise<Viewer> {
    this.#managerId ??= (await buildAccount(this.api.db, { accessLevel: 'MANAGER' })).id;
    return { accountId: this.#managerId, sessionId: '', accessLevel: 'MANAGER', grantedLevel: 'MANAGER' } as Viewer;
  }

  /** Hands units of the warehouse over and delivers them. */
  async deliver(order: BuiltOrder, items: readonly { id: string }[] = order.items): Promise<void> {
    for (const status of deliverySteps) {
      await this.move(order, status, items);
    }
  }

  /** Waits until the provider has processed all refunds. */
  async waitForRefunds(): Promise<void> {
    await until('all refunds are answered', async () => (await this.api.db.paymentRefund.count({ where: { state: 'REQUESTED' } })) === 0);
  }

  /** Returns a sentence for each inconsistency in the database. */
  async findLedgerViolations(): Promise<string[]> {
    const client = await this.api.app.get(PrismaService).pool.connect();
    try {
      return (await listLedgerViolations(client)).map(({ problem }) => problem);
    } finally {
      client.release();
    }
  }

  /** Subjects of the mails about an order that were sent so far, newest first. */
  listMailSubjects({ id }: { id: string }): string[] {
    const { messages } = this.api.app.get(Inbox);
    return messages.filter(({ text }) => text.includes(id)).map(({ subject }) => subject ?? '');
  }

  /** Waits until this many mails about an order were sent. Mails of steps that follow each other at once may be sent in any order. */
  async waitForMails(order: { id: string }, mails: number): Promise<void> {
    await until(`${mails} mails are sent`, () => this.listMailSubjects(order).length === mails);
  }

  async cancel({ id, accountId }: { id: string; accountId: string }, items?: readonly OrderItem[]): Promise<void> {
    const cancelling = {
      orderId: id,
      itemIds: items?.map((item) => item.id),
      reason: 'BY_SHOPPER',
      actor: 'SHOPPER',
      authorId: accountId,
    } as const;
    await this.inTransaction((transaction) => this.api.app.get(EndOrderService).cancel(transaction, cancelling));
  }

  async endExpired(items: readonly OrderItem[]): Promise<string[]> {
    const ids = items.map(({ productItemId }) => productItemId);
    return this.inTransaction((transaction) => this.api.app.get(EndOrderService).endExpired(transaction, ids));
  }

  /** Creates an account with bonuses, and returns its id. */
  async buildShopper(): Promise<string> {
    const { id: accountId } = await buildAccount(this.api.db);
    await this.grantBonuses(accountId);
    return accountId;
  }

  /** Gives an account the bonuses that a shopper has before an order. */
  async grantBonuses(accountId: string): Promise<void> {
    const accrual = { accountId, changes: [{ amount: initialBonuses, reference: 'before' }] };
    await this.inTransaction((transaction) => this.api.app.get(BonusService).accrueBonuses(transaction, accrual));
  }

  async #countUse(promoCodeId: string, { id: orderId, accountId, createdAt }: BuiltOrder): Promise<void> {
    await this.api.db.promoUse.create({ data: { orderId, promoCodeId, accountId, usedAt: createdAt } });
    await this.api.db.promoCode.update({ where: { id: promoCodeId }, data: { uses: { increment: 1 } } });
  }
}
