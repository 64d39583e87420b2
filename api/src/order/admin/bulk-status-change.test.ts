import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { openProgram } from '../../auth/service-token/service-tokens.harness.js';
import { bearer, signInStaff } from '../../auth/session/sessions.harness.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import type { ServiceScope } from '../../platform/prisma/generated/enums.js';
import { Orders } from '../orders.harness.js';

const MOVE = `mutation ($dto: MoveOrdersInput!) { moved: moveOrders(dto: $dto) {
  orderId order { status } refusal { code message details } } }`;

interface MoveResult {
  orderId: string;
  order: { status: string } | null;
  refusal: { code: string; details: object } | null;
}

let api: TestApi;
let orders: Orders;
let manager: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
  manager = bearer((await signInStaff(api, 'MANAGER')).tokens);
});
afterAll(() => api.close());

const openProgramWith = async (scopes: ServiceScope[]) => (await openProgram(api, scopes)).headers;

const sendRequest = async <Data>(query: string, dto: object | null, headers: Record<string, string>) =>
  (await (await api.post({ query, variables: { dto } }, headers)).json()) as GraphqlResponse<Data>;

async function move(steps: object[]): Promise<MoveResult[]> {
  const { data, errors } = await sendRequest<{ moved: MoveResult[] }>(MOVE, { steps }, manager);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.moved;
}

const placePaidOrder = async (options: Parameters<Orders['place']>[0] = {}): Promise<BuiltOrder> => {
  const order = await orders.place({ suppliers: ['MEET_WAREHOUSE'], ...options });
  await orders.pay(order);
  return order;
};

describe('moveOrders', () => {
  it('makes every permitted step, and returns the reason for each refused step', async () => {
    const [first, second, unpaid] = [await placePaidOrder(), await placePaidOrder(), await orders.place()];
    const status = 'HANDED_OVER_FOR_DELIVERY';
    const steps = [first, unpaid, { id: 'nonsense' }, second].map(({ id: orderId }) => ({ orderId, status, trackCode: 'RA-1' }));
    const moved = await move(steps);
    expect(moved.map(({ order, refusal }) => order?.status ?? refusal?.code)).toEqual([status, 'CONFLICT', 'NOT_FOUND', status]);
    expect(moved[1]).toMatchObject({ orderId: unpaid.id, order: null, refusal: { details: { status: 'AWAITING_PAY' } } });
    expect((await move(steps)).map(({ refusal }) => refusal?.code)).toEqual([undefined, 'CONFLICT', 'NOT_FOUND', undefined]);
    const entries = await api.db.journalEntry.findMany({ where: { action: 'moveOrderUnits', subjectId: first.id } });
    expect(entries).toMatchObject([
      { before: { [first.items[0]?.id ?? '']: 'PAID_READY_TO_SEND' }, after: { [first.items[0]?.id ?? '']: status } },
    ]);
    await orders.waitForRefunds();
    expect(await orders.findLedgerViolations()).toEqual([]);
  });

  it('is available, like moveOrderUnits, to a program with ORDERS_WRITE, which gets personal data only with PERSONS_READ', async () => {
    const personalData = { name: 'Тайная', surname: 'Персона', phone: '+79161239998', email: 'moved@example.com' };
    const [one, two] = [await placePaidOrder({ order: personalData }), await placePaidOrder({ order: personalData })];
    const query = `mutation ($dto: MoveOrdersInput!) { moved: moveOrders(dto: $dto) {
      order { status name surname phone email isOwn } refusal { code details } } }`;
    const buildStep = ({ id: orderId }: BuiltOrder) => ({ orderId, status: 'HANDED_OVER_FOR_DELIVERY', trackCode: 'RA-2' });
    const program = await openProgram(api, ['ORDERS_WRITE']);
    const moved = await sendRequest(query, { steps: [buildStep(one), buildStep({ ...one, id: 'nonsense' })] }, program.headers);
    expect(moved.data).toMatchObject({
      moved: [{ order: { status: buildStep(one).status, isOwn: false } }, { refusal: { code: 'NOT_FOUND' } }],
    });
    for (const secret of Object.values(personalData)) expect(JSON.stringify(moved)).not.toContain(secret);
    const [entry] = await api.db.journalEntry.findMany({ where: { action: 'moveOrderUnits', subjectId: one.id } });
    expect(entry).toMatchObject({ tokenId: program.tokenId, authorId: null });
    const moveMutation = `mutation ($dto: MoveOrderUnitsInput!) { moveOrderUnits(dto: $dto) { status name } }`;
    const personsHeaders = await openProgramWith(['ORDERS_WRITE', 'PERSONS_READ']);
    expect(await sendRequest(moveMutation, buildStep(two), personsHeaders)).toEqual({
      data: { moveOrderUnits: { status: buildStep(two).status, name: 'Тайная' } },
    });
    expect(await sendRequest(moveMutation, buildStep(one), program.headers)).toEqual({
      data: { moveOrderUnits: { status: buildStep(one).status, name: '' } },
    });
    await orders.waitForRefunds();
    expect(await orders.findLedgerViolations()).toEqual([]);
  });

  it('lets a program make steps that refund money only with ORDERS_REFUND', async () => {
    const headers = await openProgramWith(['ORDERS_WRITE']);
    const refundHeaders = await openProgramWith(['ORDERS_WRITE', 'ORDERS_REFUND']);
    const [one, two, unpaid] = [await placePaidOrder(), await placePaidOrder(), await orders.place()];
    await orders.deliver(two);
    const toCancelStep = ({ id: orderId }: BuiltOrder) => ({ orderId, status: 'CANCEL_PURCHASE', cancelReason: 'BY_SHOP' });
    const steps = [toCancelStep(one), { orderId: two.id, status: 'ISSUED_REFUND' }];
    const refusal = { code: 'FORBIDDEN', details: { scope: 'ORDERS_REFUND' } };
    expect((await sendRequest<{ moved: MoveResult[] }>(MOVE, { steps }, headers)).data?.moved).toMatchObject([{ refusal }, { refusal }]);
    expect((await sendRequest<{ moved: MoveResult[] }>(MOVE, { steps: [toCancelStep(unpaid)] }, headers)).data?.moved).toMatchObject([
      { refusal: null },
    ]);
    expect(await api.db.paymentRefund.count({ where: { payment: { orderId: { in: [one.id, two.id] } } } })).toBe(0);
    const moved = (await sendRequest<{ moved: MoveResult[] }>(MOVE, { steps }, refundHeaders)).data?.moved;
    expect(moved).toMatchObject([{ order: { status: 'CANCEL_PURCHASE' } }, { order: { status: 'ISSUED_REFUND' } }]);
    await orders.waitForRefunds();
    expect(await orders.findLedgerViolations()).toEqual([]);
  });

  it('accepts at most fifty steps at a time', async () => {
    const steps = Array.from({ length: 51 }, () => ({ orderId: 'nonsense', status: 'DELIVERED' }));
    expect((await sendRequest(MOVE, { steps }, manager)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { most: 50 },
    });
    expect(await move(steps.slice(1))).toHaveLength(50);
  });
});
