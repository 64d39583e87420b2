import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UNHURRIED } from '../src/auth/code/codes.harness.js';
import { openProgram } from '../src/auth/service-token/service-tokens.harness.js';
import { ServiceScope } from '../src/platform/prisma/generated/enums.js';
import { accessByScope, operationKinds, readDescribedScope, routeLevels, splitNames } from './access-levels.harness.js';
import { buildOperationRequest, readAccessRefusal, readErrorCode, readRouteRefusal } from './access-requests.harness.js';
import { until } from './support/wait-until.js';
import { startTestApi, type TestApi } from './test-api.harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, MUTATIONS_PER_MINUTE: '100000', SERVICE_TOKEN_RATE_PER_MINUTE: '100000' });
});
afterAll(() => api.close());

const operations = operationKinds.flatMap(({ kind, fields, requiredLevels }) =>
  Object.values(fields).map((field) => ({ kind, field, requiredLevel: requiredLevels.get(field.name) ?? 'ADMIN' })),
);
const restrictedOperations = operations.filter(({ requiredLevel }) => requiredLevel !== 'GUEST');
const openOperations = operations.filter(({ requiredLevel }) => requiredLevel === 'GUEST');

function findOperation(name: string) {
  const operation = openOperations.find(({ field }) => field.name === name);
  if (!operation) throw new Error(`There is no operation ${name}`);
  return operation.field;
}

it('the description of an operation names the scope to which the table accessByScope assigns the operation', () => {
  const described = operations.flatMap(({ field }) => (readDescribedScope(field) ? [[field.name, readDescribedScope(field)]] : []));
  const tableRows = Object.values(ServiceScope).flatMap((scope) =>
    splitNames(accessByScope[scope].operations).map((name) => [name, scope]),
  );
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(tableRows));
});

describe('a service token', () => {
  it.each(
    Object.values(ServiceScope),
  )('with the scope %s may call the operations of that scope, and no others that are closed to guests', async (scope) => {
    const { headers } = await openProgram(api, [scope]);
    const wrongResponses: string[] = [];
    for (const { kind, field } of restrictedOperations) {
      const refusal = await readAccessRefusal(api, buildOperationRequest(kind, field), headers);
      const isOpen = splitNames(accessByScope[scope].operations).includes(field.name);
      if (refusal !== (isOpen ? undefined : 'FORBIDDEN')) wrongResponses.push(`${field.name}: ${refusal}`);
    }
    expect(wrongResponses).toEqual([]);
  });

  it.each(
    Object.values(ServiceScope),
  )('with the scope %s may use the routes of that scope, and no others that are closed to guests', async (scope) => {
    const { headers } = await openProgram(api, [scope]);
    const wrongResponses: string[] = [];
    for (const [route, requiredLevel] of routeLevels) {
      const refusal = await readRouteRefusal(api, route, headers);
      const isOpen = requiredLevel === 'GUEST' || accessByScope[scope].routes.includes(route);
      if (refusal !== (isOpen ? undefined : 'FORBIDDEN')) wrongResponses.push(`${route}: ${refusal}`);
    }
    expect(wrongResponses).toEqual([]);
  });

  // A program could omit its token, so refusing the token where guests are allowed would protect nothing.
  it('gets the response of a guest from operations that are open to guests', async () => {
    const { headers } = await openProgram(api, Object.values(ServiceScope));
    // The first request for a pickup point makes the API store the points, and may end before they are stored.
    const pickupPrice = buildOperationRequest('query', findOperation('calculatePVZDelivery'));
    await until('the pickup points are stored', async () => (await readErrorCode(api, pickupPrice, {})) !== 'DELIVERY_UNAVAILABLE');
    const wrongResponses: string[] = [];
    for (const { kind, field } of openOperations) {
      const request = buildOperationRequest(kind, field);
      const [guestCode, programCode] = [await readErrorCode(api, request, {}), await readErrorCode(api, request, headers)];
      if (guestCode !== programCode) wrongResponses.push(`${field.name}: ${guestCode} and ${programCode}`);
    }
    expect(wrongResponses).toEqual([]);
  });
});
