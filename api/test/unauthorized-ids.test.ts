import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLNamedType, getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { UNHURRIED } from '../src/auth/code/codes.harness.js';
import { bearer, signIn } from '../src/auth/session/sessions.harness.js';
import { type Level, levels, operationKinds } from './access-levels.harness.js';
import { exemptFields, exemptions, findPaths, type IdOperation, listIdOperations, listIdPaths } from './id-operations.harness.js';
import { startTestApi, type TestApi } from './test-api.harness.js';
import { buildVictim, readVictimState, SECRETS, type Victim } from './victim-account.harness.js';

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

let api: TestApi;
let victim: Victim;
let attackers: { name: string; level: Level; headers: Record<string, string> }[];

/** Selects every field of a type down to three levels, except for fields that need arguments. */
function selectAll(type: GraphQLNamedType, depth = 3): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const selected = fields.flatMap((field) => {
    const fieldType = getNamedType(field.type);
    if (isLeafType(fieldType)) return [field.name];
    const selection = depth > 1 ? selectAll(fieldType, depth - 1) : '';
    return selection ? [`${field.name} ${selection}`] : [];
  });
  return selected.length > 0 ? `{ ${selected.join(' ')} }` : '';
}

/** Operations without an id, whose responses must contain only data of the caller. */
const operationsWithoutId: IdOperation[] = [
  { kind: 'mutation', name: 'endOtherSessions', dto: undefined },
  { kind: 'mutation', name: 'removeAvatar', dto: undefined },
  { kind: 'query', name: 'moderatedReviews', dto: {} },
  ...['user', 'productCart', 'sessions', 'userOrderStatistics', 'ordersKeepingAccount'].map(
    (name) => ({ kind: 'query', name, dto: undefined }) as const,
  ),
  ...['addressList', 'userOrderList', 'bonusHistory', 'bonusEntryList', 'promocodeList', 'requestList', 'securityLog'].map(
    (name) => ({ kind: 'query', name, dto: {} }) as const,
  ),
];

const roots = { query: schema.getQueryType(), mutation: schema.getMutationType() };

function writeDocument({ kind, name, dto }: IdOperation): string {
  const field = roots[kind]?.getFields()[name];
  if (!field) throw new Error(`The contract has no ${kind} ${name}`);
  const passedArguments = dto ? '(dto: $dto)' : '';
  const variables = dto ? `($dto: ${field.args[0]?.type})` : '';
  return `${kind} ${variables} { ${name}${passedArguments} ${selectAll(getNamedType(field.type))} }`;
}

beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, REVIEWS_PER_HOUR: '1000', TRUSTED_PROXIES: '127.0.0.1/8' });
  victim = await buildVictim(api);
  const otherShopper = await signIn(api);
  const manager = await signIn(api, { accessLevel: 'MANAGER' });
  attackers = [
    { name: 'a guest', level: 'GUEST', headers: {} },
    { name: 'another shopper', level: 'CUSTOMER', headers: bearer(otherShopper.tokens) },
    { name: 'a manager without the second factor', level: 'CUSTOMER', headers: bearer(manager.tokens) },
  ];
}, 60_000);
afterAll(() => api.close());

it('every id argument of an operation is tested, or exempt with a reason', () => {
  const testedPaths = new Set(
    listIdOperations('tested', '').flatMap(({ name, dto }) => findPaths('tested', dto).map((path) => `${name}.${path}`)),
  );
  const idPaths = Object.values(roots)
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .flatMap(({ name, args }) => args.flatMap((arg) => listIdPaths(getNamedType(arg.type)).map((path) => `${name}.${path}`)));
  const isExempt = (path: string) => path in exemptions || (path.split('.').at(-1) ?? '') in exemptFields;
  expect(idPaths.length).toBeGreaterThan(60);
  expect(idPaths.filter((path) => !testedPaths.has(path) && !isExempt(path))).toEqual([]);
  expect(Object.keys(exemptions).filter((path) => !idPaths.includes(path) || testedPaths.has(path))).toEqual([]);
});

const send = (operation: IdOperation, headers: Record<string, string>) =>
  api.post({ query: writeDocument(operation), variables: operation.dto ? { dto: operation.dto } : {} }, headers);

/** Masks in a response the id that was sent and the id of the HTTP request, in which two responses may differ. */
const maskIds = (response: string, id: string): string => response.replaceAll(id, 'ID').replaceAll(/"requestId":"[^"]*"/g, '');

const getForbiddenCodes = (operation: IdOperation) =>
  operation.mayRefuse ? /GRAPHQL_VALIDATION_FAILED|INTERNAL/ : /GRAPHQL_VALIDATION_FAILED|BAD_USER_INPUT|INTERNAL/;

interface Attempt {
  operation: IdOperation;
  /** The id that is sent. Undefined for an operation without an id. */
  id?: string;
}

/** Sends every operation with an id that does not exist, and returns the responses. */
async function readResponsesToUnknownId(headers: Record<string, string>): Promise<string[]> {
  const unknownId = crypto.randomUUID();
  const responses: string[] = [];
  for (const operation of listIdOperations(unknownId, victim.productId))
    responses.push(maskIds(await (await send(operation, headers)).text(), unknownId));
  return responses;
}

/**
 * Whether people of this level may call the operation. Others are refused before its input is read; access-levels.test.ts proves for every
 * operation which level it requires.
 */
function isOpen({ kind, name }: IdOperation, level: Level): boolean {
  const requiredLevel = operationKinds.find((one) => one.kind === kind)?.requiredLevels.get(name) ?? 'GUEST';
  return levels.indexOf(level) >= levels.indexOf(requiredLevel);
}

/** Describes what is wrong with the response to an attempt, or returns undefined. */
async function findFault(
  { operation, id }: Attempt,
  headers: Record<string, string>,
  responseToUnknownId: string | undefined,
): Promise<string | undefined> {
  const response = await send(operation, headers);
  const responseText = await response.text();
  // A response may repeat the request's own values.
  const isRevealed = (secret: string) => responseText.includes(secret) && !JSON.stringify(operation).includes(secret);
  if (SECRETS.some(isRevealed)) return `reveals a secret: ${responseText}`;
  if (response.status >= 500 || getForbiddenCodes(operation).test(responseText)) return `breaks: ${responseText}`;
  const isHidden = id !== undefined && victim.ids.includes(id) && operation.idAccess !== 'BY_LINK';
  return isHidden && maskIds(responseText, id) !== responseToUnknownId
    ? `reveals that the id exists: ${responseText}, but an unknown id gets ${responseToUnknownId}`
    : undefined;
}

it("an id of another person's data changes nothing, reveals no secret, and counts as unknown except in operations by link", async () => {
  const stateBefore = await readVictimState(api, victim);
  const faults: string[] = [];
  let attempts = 0;
  for (const { name, level, headers } of attackers) {
    const responsesToUnknownId = await readResponsesToUnknownId(headers);
    // One id suffices for an operation that is closed to the attacker.
    const attemptsWithIds = [...victim.ids, ...victim.publicIds].flatMap((id, idIndex) =>
      listIdOperations(id, victim.productId).flatMap((operation, index) =>
        idIndex === 0 || isOpen(operation, level) ? [{ operation, id, responseToUnknownId: responsesToUnknownId[index] }] : [],
      ),
    );
    for (const attempt of [
      ...attemptsWithIds,
      ...operationsWithoutId.map((operation) => ({ operation, responseToUnknownId: undefined })),
    ]) {
      attempts += 1;
      const fault = await findFault(attempt, headers, attempt.responseToUnknownId);
      if (fault) faults.push(`${name}, ${attempt.operation.name} ${JSON.stringify(attempt.operation.dto)} ${fault.slice(0, 600)}`);
    }
  }
  expect(attempts).toBeGreaterThan(200);
  expect(faults).toEqual([]);
  expect(await readVictimState(api, victim)).toEqual(stateBefore);
}, 240_000);

it.each(['/api/account/export', '/api/journal'])('%s returns no data of the person whose id another person sends', async (path) => {
  for (const { headers } of attackers) {
    for (const query of ['', ...['id', 'accountId', 'userId'].map((name) => `?${name}=${victim.accountId}`)]) {
      const response = await fetch(`${api.url}${path}${query}`, { headers });
      const responseText = await response.text();
      expect(response.status).toBeLessThan(500);
      expect(SECRETS.filter((secret) => responseText.includes(secret))).toEqual([]);
      expect(responseText).not.toContain(victim.accountId);
    }
  }
});
