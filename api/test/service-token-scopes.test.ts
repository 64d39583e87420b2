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

const scopes = Object.values(ServiceScope);
/** Scopes that open more than fields or amounts. */
const openingScopes = scopes.filter((scope) => accessByScope[scope].operations || accessByScope[scope].routes.length > 0);

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
  const tableRows = scopes.flatMap((scope) => splitNames(accessByScope[scope].operations).map((name) => [name, scope]));
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(tableRows));
});

describe('a service token', () => {
  it.each(openingScopes)('with only the scope %s may call the operations and use the routes of that scope', async (scope) => {
    const { headers } = await openProgram(api, [scope]);
    const wrongResponses: string[] = [];
    const names = splitNames(accessByScope[scope].operations);
    for (const { kind, field } of restrictedOperations.filter(({ field: { name } }) => names.includes(name))) {
      const refusal = await readAccessRefusal(api, buildOperationRequest(kind, field), headers);
      if (refusal) wrongResponses.push(`${field.name}: ${refusal}`);
    }
    for (const route of accessByScope[scope].routes) {
      const refusal = await readRouteRefusal(api, route, headers);
      if (refusal) wrongResponses.push(`${route}: ${refusal}`);
    }
    expect(wrongResponses).toEqual([]);
  });

  /** Opens a program for each combination of scopes once. It has all scopes except for those that open an operation or a route. */
  const otherPrograms = new Map<string, ReturnType<typeof openProgram>>();
  function openProgramWithout(leftOut: ServiceScope[]) {
    const key = leftOut.join();
    const program =
      otherPrograms.get(key) ??
      openProgram(
        api,
        scopes.filter((scope) => !leftOut.includes(scope)),
      );
    otherPrograms.set(key, program);
    return program;
  }

  it('with all scopes but those of an operation may not call it, unless it is open to guests', async () => {
    const wrongResponses: string[] = [];
    for (const { kind, field } of restrictedOperations) {
      const ownScopes = scopes.filter((scope) => splitNames(accessByScope[scope].operations).includes(field.name));
      const { headers } = await openProgramWithout(ownScopes);
      const refusal = await readAccessRefusal(api, buildOperationRequest(kind, field), headers);
      if (refusal !== 'FORBIDDEN') wrongResponses.push(`${field.name}: ${refusal}`);
    }
    expect(wrongResponses).toEqual([]);
  });

  it('with all scopes but those of a route may not use it, unless it is open to guests', async () => {
    const wrongResponses: string[] = [];
    for (const [route, requiredLevel] of routeLevels) {
      const ownScopes = scopes.filter((scope) => accessByScope[scope].routes.includes(route));
      const { headers } = await openProgramWithout(ownScopes);
      const refusal = await readRouteRefusal(api, route, headers);
      if (refusal !== (requiredLevel === 'GUEST' ? undefined : 'FORBIDDEN')) wrongResponses.push(`${route}: ${refusal}`);
    }
    expect(wrongResponses).toEqual([]);
  });

  // A program could omit its token, so refusing the token where guests are allowed would protect nothing.
  it('gets the response of a guest from operations that are open to guests', async () => {
    const { headers } = await openProgram(api, scopes);
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
