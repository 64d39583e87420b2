import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { endedStatuses, unpaidStatuses } from '../status/order-status.rules.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('the events trigger treats the same statuses as unpaid and as ended as the rules do', async () => {
  const [{ source = '' } = {}] = await api.db.$queryRaw<{ source?: string }[]>`
    SELECT prosrc AS source FROM pg_proc WHERE proname = 'outgoing_event_of_step'`;
  const unpaid = /unpaid CONSTANT order_status\[\] := '\{(?<list>[^}]*)\}'/.exec(source)?.groups?.list?.split(', ') ?? [];
  expect(unpaid.toSorted()).toEqual([...unpaidStatuses].sort());
  const others = Object.keys(OrderStatus).filter((status) => source.includes(`'${status}'`));
  expect(others.toSorted()).toEqual([...endedStatuses].sort());
});
