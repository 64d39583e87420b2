import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { CDEK_ACCOUNT, FakeCdek } from '../../../test/fakes/cdek.fake.js';
import type { FakeOrder } from '../../../test/fakes/cdek-orders.fake.js';
import type { FakeFault } from '../../../test/fakes/http-service.fake.js';
import { until } from '../../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { Inbox } from '../../message/inbox.js';
import { JobService, RetryJobError } from '../../platform/jobs/job.service.js';
import type { OrderItem, Shipment } from '../../platform/prisma/generated/client.js';
import { Orders } from '../orders.harness.js';

/** Headers of the requests of a signed-in person. */
type Headers = Record<string, string>;
type OrderOptions = Parameters<Orders['place']>[0];

export const HANDED_OVER = 'HANDED_OVER_FOR_DELIVERY';

/** An order to a pickup point of CDEK. */
export const pickupOrder = {
  deliveryMode: 'PICKUP',
  cityId: 'kazan',
  city: 'Казань',
  street: 'ул. Баумана, 7',
  house: '',
  pickupPointCode: 'KZN1',
  pickupPointKind: 'PVZ',
  comment: 'Позвоните заранее',
} as const;

/** A shop that registers its parcels with CDEK, with access to the data of both. */
export class ShippingShop {
  private constructor(
    readonly api: TestApi,
    readonly fake: FakeCdek,
    readonly orders: Orders,
  ) {}

  static async start(env: Record<string, string>): Promise<ShippingShop> {
    const fake = await FakeCdek.start();
    const cdek = { CDEK_ACCOUNT: CDEK_ACCOUNT.account, CDEK_SECRET: CDEK_ACCOUNT.secret, CDEK_URL: fake.url, CDEK_FROM_POINT: 'MSK5' };
    const api = await startTestApi({ ...env, ...cdek });
    return new ShippingShop(api, fake, new Orders(api));
  }

  async close(): Promise<void> {
    await this.api.close();
    await this.fake.close();
  }

  reset(): void {
    this.fake.reset();
    Object.assign(this.fake.orders, { checks: 1, hidesByNumber: false, waybillRequests: 1 });
  }

  /** A paid order of units that are ready to be sent. */
  async placePaid(order: OrderOptions = {}): Promise<BuiltOrder> {
    const placed = await this.orders.place({ suppliers: ['MEET_WAREHOUSE'], ...order });
    await this.orders.pay(placed);
    return placed;
  }

  /** An order that was handed over without a track code. */
  async placeHandedOver(order: OrderOptions = {}): Promise<BuiltOrder> {
    const placed = await this.placePaid(order);
    await this.orders.move(placed, HANDED_OVER);
    return placed;
  }

  /** Hands an order over while these faults affect its registration, but not the request for a token before it. */
  async handOverDuring(order: BuiltOrder, ...faults: FakeFault[]): Promise<void> {
    await this.waitUntilRegistered(await this.placeHandedOver());
    this.fake.failNext(...faults);
    await this.orders.move(order, HANDED_OVER);
    await until('CDEK has been asked', async () => (await this.listShipments(order))[0]?.sentAt != null);
  }

  listShipments({ id: orderId }: BuiltOrder): Promise<Shipment[]> {
    return this.api.db.shipment.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
  }

  listUnits({ id: orderId }: BuiltOrder): Promise<OrderItem[]> {
    return this.api.db.orderItem.findMany({ where: { orderId }, orderBy: { position: 'asc' } });
  }

  /** The registration requests that CDEK received for an order. */
  listSent({ number }: BuiltOrder): FakeOrder[] {
    return this.fake.orders.allOrders.filter(({ body }) => body.number?.startsWith(`${number}-`));
  }

  listAccepted(order: BuiltOrder): FakeOrder[] {
    return this.listSent(order).filter(({ refusalReason }) => refusalReason === null);
  }

  /** The mails about the handover of an order. */
  listHandoverMails({ id }: BuiltOrder) {
    return this.api.app.get(Inbox).messages.filter(({ text, subject }) => text.includes(id) && subject?.includes('передан'));
  }

  async readState(order: BuiltOrder): Promise<string | undefined> {
    return (await this.listShipments(order)).at(-1)?.state;
  }

  waitUntilRegistered(order: BuiltOrder): Promise<void> {
    return this.waitForState(order, 'REGISTERED');
  }

  waitForState(order: BuiltOrder, state: string): Promise<void> {
    return until(`the shipment is ${state}`, async () => {
      await this.retryFailedJobs();
      return (await this.readState(order)) === state;
    });
  }

  /** Makes the queue retry failed jobs at once. */
  async retryFailedJobs(): Promise<void> {
    await this.api.db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL AND attempts > 0`;
    await this.api.db.$executeRaw`SELECT pg_notify('jobs:insert', '{"r":"test","count":1}')`;
  }

  /** Makes the registration requests a minute older, so that CDEK no longer counts as still processing them. */
  async ageRequests(): Promise<void> {
    await this.api.db.$executeRaw`UPDATE shipment SET sent_at = sent_at - interval '1 minute' WHERE state = 'REQUESTED'`;
  }

  /** Runs the job once more, as another process that has also started it would. */
  async runJobAgain(order: BuiltOrder): Promise<void> {
    const [shipment] = await this.listShipments(order);
    const job = { attempt: 1, isLastAttempt: false, addedAt: new Date() };
    const kind = this.api.app.get(JobService).kinds.find(({ name }) => name === 'shipment');
    await kind?.run({ id: shipment?.id }, job).catch((error: unknown) => {
      if (!(error instanceof RetryJobError)) throw error;
    });
  }

  async query<Data>(headers: Headers, query: string, dto: object): Promise<GraphqlResponse<Data>> {
    return (await (await this.api.post({ query, variables: { dto } }, headers)).json()) as GraphqlResponse<Data>;
  }

  fetchWaybill({ id }: { id: string }, headers: Headers = {}): Promise<Response> {
    return fetch(`${this.api.url}/api/delivery/cdek/waybills/${id}`, { headers });
  }

  /** Reads the part of the health report about shipments. */
  async readHealth(): Promise<object | undefined> {
    const { components } = (await (await fetch(`${this.api.healthUrl}/health/ready`)).json()) as { components: Record<string, object> };
    return components.shipments;
  }
}
