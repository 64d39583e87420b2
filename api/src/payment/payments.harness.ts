import { FakeYookassa, YOOKASSA_SHOP } from '../../test/fakes/yookassa.fake.js';
import { until } from '../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import type { Order, Prisma } from '../platform/prisma/generated/client.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Clock } from '../platform/process/clock.js';
import { OrdersUnderTest } from './orders-under-test.harness.js';
import type { Payable } from './payable-orders.model.js';
import type { PaymentLine } from './payment.model.js';
import { PaymentService } from './payment.service.js';

const YOOKASSA = {
  PAYMENT_PROVIDER: 'yookassa',
  YOOKASSA_SHOP_ID: YOOKASSA_SHOP.shopId,
  YOOKASSA_SECRET_KEY: YOOKASSA_SHOP.secretKey,
  PAYMENT_VAT_CODE: '4',
};

/** The API with YooKassa's fake and simulated orders. */
export class PaymentsUnderTest {
  readonly payments: PaymentService;
  #aheadMs = 0;

  private constructor(
    readonly api: TestApi,
    readonly fake: FakeYookassa,
    readonly orders: OrdersUnderTest,
  ) {
    this.payments = api.app.get(PaymentService);
    this.payments.register(orders);
    api.app.get(Clock).now = () => new Date(Date.now() + this.#aheadMs);
  }

  static async start(env: NodeJS.ProcessEnv = {}): Promise<PaymentsUnderTest> {
    const fake = await FakeYookassa.start();
    return new PaymentsUnderTest(await startTestApi({ ...YOOKASSA, YOOKASSA_URL: fake.url, ...env }), fake, new OrdersUnderTest());
  }

  async close(): Promise<void> {
    await this.api.close();
    await this.fake.close();
  }

  get notificationUrl(): string {
    return `${this.api.url}/api/payments/yookassa`;
  }

  advanceClock(ms: number): void {
    this.#aheadMs += ms;
  }

  makePayable({ id, totalPrice }: Pick<Order, 'id' | 'totalPrice'>, overrides: Partial<Payable> = {}): void {
    const { amount = totalPrice, lines = buildLines(amount) } = overrides;
    this.orders.payableByOrderId.set(id, { amount, lines, description: 'Заказ № 1', email: 'anna@example.com', ...overrides });
  }

  /** Opens a payment. Returns its id at the provider. */
  async open(orderId: string): Promise<string> {
    const { url } = await this.payments.open(orderId);
    return new URL(url).searchParams.get('id') ?? '';
  }

  /** Opens a payment, pays it, and makes the shop check it. Returns its id at the provider. */
  async pay(orderId: string): Promise<string> {
    const providerId = await this.open(orderId);
    this.fake.pay(providerId);
    this.advanceClock(3_000);
    await this.payments.checkNow(orderId);
    return providerId;
  }

  /** Runs a writing call of the service under the lock of the order. */
  withOrderLock(orderId: string, work: (transaction: Prisma.TransactionClient) => Promise<void>): Promise<void> {
    return this.api.app.get(PrismaService).inTransaction('test', async (transaction) => {
      await transaction.$queryRaw(this.orders.buildLockQuery(orderId));
      await work(transaction);
    });
  }

  /** Makes the next change of a state in this table fail as if PostgreSQL had cancelled its transaction for a deadlock. */
  async deadlockOnce(table: 'payment' | 'payment_refund' | 'payment_receipt'): Promise<void> {
    const name = `deadlock_of_${table}`;
    // A sequence is not rolled back with the transaction.
    await this.api.db.$executeRawUnsafe(`CREATE SEQUENCE ${name}`);
    await this.api.db.$executeRawUnsafe(`
      CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('${name}') = 1 THEN RAISE SQLSTATE '40P01'; END IF;
        RETURN NEW;
      END $$`);
    await this.api.db.$executeRawUnsafe(`
      CREATE TRIGGER ${name} BEFORE UPDATE ON ${table} FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION ${name}()`);
  }

  /** Makes waiting jobs due until there are none. */
  finishJobs(): Promise<void> {
    return until('all jobs are done', async () => {
      await this.makeJobsDue();
      return (await this.api.db.$executeRaw`SELECT FROM graphile_worker.jobs`) === 0;
    });
  }

  makeJobsDue(): Promise<number> {
    return this.api.db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND run_at > now()`;
  }

  listPayments(orderId: string) {
    return this.api.db.payment.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } });
  }
}

/** A unit and the delivery, which add up to the amount. */
function buildLines(amount: bigint): PaymentLine[] {
  return [
    { reference: 'unit-1', title: 'Кеды', amount: amount - 590_00n, kind: 'GOODS' },
    { reference: 'delivery', title: 'Доставка', amount: 590_00n, kind: 'DELIVERY' },
  ];
}
