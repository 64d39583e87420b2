import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UNHURRIED } from '../src/auth/code/codes.harness.js';
import { openProgram } from '../src/auth/service-token/service-tokens.harness.js';
import { ServiceScope } from '../src/platform/prisma/generated/enums.js';
import {
  readAccessRefusal,
  readDescribedScope,
  readErrorCode,
  readRouteRefusal,
  roots,
  routeRows,
  scopes,
  splitNames,
  toRequest,
} from './access-levels.harness.js';
import { startTestApi, type TestApi } from './test-api.harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, MUTATIONS_PER_MINUTE: '100000', SERVICE_TOKEN_RATE_PER_MINUTE: '100000' });
});
afterAll(() => api.close());

const operations = roots.flatMap(({ kind, fields, rows }) =>
  Object.values(fields).map((field) => ({ kind, field, requiredLevel: rows.get(field.name) ?? 'ADMIN' })),
);
const restrictedOperations = operations.filter(({ requiredLevel }) => requiredLevel !== 'GUEST');
const openOperations = operations.filter(({ requiredLevel }) => requiredLevel === 'GUEST');

describe('a service token', () => {
  it('has a scope for every operation whose description promises one', () => {
    const described = operations.flatMap(({ field }) => (readDescribedScope(field) ? [[field.name, readDescribedScope(field)]] : []));
    const rows = Object.values(ServiceScope).flatMap((scope) => splitNames(scopes[scope].operations).map((name) => [name, scope]));
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(rows));
  });

  it.each(
    Object.values(ServiceScope),
  )('with %s may call the operations of its table row, and no others of administrators or shoppers', async (scope) => {
    const { headers } = await openProgram(api, [scope]);
    const wrongResponses: string[] = [];
    for (const { kind, field } of restrictedOperations) {
      const refusal = await readAccessRefusal(api, toRequest(kind, field), headers);
      const isOpen = splitNames(scopes[scope].operations).includes(field.name);
      if (refusal !== (isOpen ? undefined : 'FORBIDDEN')) wrongResponses.push(`${field.name}: ${refusal}`);
    }
    expect(wrongResponses).toEqual([]);
  });

  it.each(
    Object.values(ServiceScope),
  )('with %s may use the routes of its table row, and no others that are closed to guests', async (scope) => {
    const { headers } = await openProgram(api, [scope]);
    const wrongResponses: string[] = [];
    for (const [route, requiredLevel] of routeRows) {
      const refusal = await readRouteRefusal(api, route, headers);
      const isOpen = requiredLevel === 'GUEST' || scopes[scope].routes.includes(route);
      if (refusal !== (isOpen ? undefined : 'FORBIDDEN')) wrongResponses.push(`${route}: ${refusal}`);
    }
    expect(wrongResponses).toEqual([]);
  });

  // A program could omit its token, so refusing it there would protect nothing.
  it('gets the response of a guest from operations that are open to guests', async () => {
    const { headers } = await openProgram(api, Object.values(ServiceScope));
    const wrongResponses: string[] = [];
    for (const { kind, field } of openOperations) {
      const request = toRequest(kind, field);
      const [guest, program] = [await readErrorCode(api, request, {}), await readErrorCode(api, request, headers)];
      if (guest !== program) wrongResponses.push(`${field.name}: ${guest} and ${program}`);
    }
    expect(wrongResponses).toEqual([]);
  });
});
