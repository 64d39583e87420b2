import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLNamedType, getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { UNHURRIED } from '../src/auth/code/codes.harness.js';
import { bearer, signIn } from '../src/auth/session/sessions.harness.js';
import { type Door, doorsFor, exemptFields, exemptions, idPathsOf, pathsTo } from './foreign-doors.harness.js';
import { buildVictim, SECRETS, toState, type Victim } from './foreign-victim.harness.js';
import { startTestApi, type TestApi } from './test-api.harness.js';

const schema = buildSchema(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8'));

let api: TestApi;
let victim: Victim;
let attackers: [name: string, headers: Record<string, string>][];

/** Every field of a type down to three levels, without those that need arguments. */
function selectAll(type: GraphQLNamedType, depth = 3): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const selected = fields.flatMap((field) => {
    const inner = getNamedType(field.type);
    if (isLeafType(inner)) return [field.name];
    const within = depth > 1 ? selectAll(inner, depth - 1) : '';
    return within ? [`${field.name} ${within}`] : [];
  });
  return selected.length > 0 ? `{ ${selected.join(' ')} }` : '';
}

/** Operations without an id, whose response must concern the caller alone. */
const ownDoors: Door[] = [
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

function writeDocument({ kind, name, dto }: Door): string {
  const field = roots[kind]?.getFields()[name];
  if (!field) throw new Error(`The contract has no ${kind} ${name}`);
  const given = dto ? '(dto: $dto)' : '';
  const declared = dto ? `($dto: ${field.args[0]?.type})` : '';
  return `${kind} ${declared} { ${name}${given} ${selectAll(getNamedType(field.type))} }`;
}

beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, REVIEWS_PER_HOUR: '1000', TRUSTED_PROXIES: '127.0.0.1/8' });
  victim = await buildVictim(api);
  const stranger = await signIn(api);
  const manager = await signIn(api, { accessLevel: 'MANAGER' });
  attackers = [
    ['a guest', {}],
    ['a stranger', bearer(stranger.tokens)],
    ['a manager without the second factor', bearer(manager.tokens)],
  ];
}, 60_000);
afterAll(() => api.close());

it('every id argument of an operation is tested, or exempt with a reason', () => {
  const tried = new Set(doorsFor('tried', '').flatMap(({ name, dto }) => pathsTo('tried', dto).map((path) => `${name}.${path}`)));
  const taken = Object.values(roots)
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .flatMap(({ name, args }) => args.flatMap((arg) => idPathsOf(getNamedType(arg.type)).map((path) => `${name}.${path}`)));
  const isExempt = (path: string) => path in exemptions || (path.split('.').at(-1) ?? '') in exemptFields;
  expect(taken.length).toBeGreaterThan(60);
  expect(taken.filter((path) => !tried.has(path) && !isExempt(path))).toEqual([]);
  expect(Object.keys(exemptions).filter((path) => !taken.includes(path) || tried.has(path))).toEqual([]);
});

const send = (door: Door, headers: Record<string, string>) =>
  api.post({ query: writeDocument(door), variables: door.dto ? { dto: door.dto } : {} }, headers);

/** A response without the requested id and the request's own id. */
const impersonal = (text: string, id: string): string => text.replaceAll(id, 'ID').replaceAll(/"requestId":"[^"]*"/g, '');

const brokenBy = (door: Door) =>
  door.mayRefuse ? /GRAPHQL_VALIDATION_FAILED|INTERNAL/ : /GRAPHQL_VALIDATION_FAILED|BAD_USER_INPUT|INTERNAL/;

interface Attempt {
  door: Door;
  /** Undefined for an operation without one. */
  id?: string;
}

/** The response that the same attacker gets for an unknown id. */
async function answersOfNone(headers: Record<string, string>): Promise<string[]> {
  const nobody = crypto.randomUUID();
  const responses: string[] = [];
  for (const door of doorsFor(nobody, victim.productId)) responses.push(impersonal(await (await send(door, headers)).text(), nobody));
  return responses;
}

/** The fault of the response to an attempt. */
async function findFault({ door, id }: Attempt, headers: Record<string, string>, ofNone: string | undefined): Promise<string | undefined> {
  const response = await send(door, headers);
  const text = await response.text();
  // A response may repeat the request's own values.
  const isRevealed = (secret: string) => text.includes(secret) && !JSON.stringify(door).includes(secret);
  if (SECRETS.some(isRevealed)) return `tells: ${text}`;
  if (response.status >= 500 || brokenBy(door).test(text)) return `breaks: ${text}`;
  const isHidden = id !== undefined && victim.ids.includes(id) && door.foreign !== 'BY_LINK';
  return isHidden && impersonal(text, id) !== ofNone ? `betrays: ${text}, but of none it is ${ofNone}` : undefined;
}

it("the id of another person's data grants no access, for reading or for writing, and gets the same response as an unknown id", async () => {
  const before = await toState(api, victim);
  const faults: string[] = [];
  let attempts = 0;
  for (const [name, headers] of attackers) {
    const ofNone = await answersOfNone(headers);
    const foreign = [...victim.ids, ...victim.knownIds].flatMap((id) =>
      doorsFor(id, victim.productId).map((door, place) => ({ door, id, ofNone: ofNone[place] })),
    );
    for (const attempt of [...foreign, ...ownDoors.map((door) => ({ door, ofNone: undefined }))]) {
      attempts += 1;
      const fault = await findFault(attempt, headers, attempt.ofNone);
      if (fault) faults.push(`${name}, ${attempt.door.name} ${JSON.stringify(attempt.door.dto)} ${fault.slice(0, 600)}`);
    }
  }
  expect(attempts).toBeGreaterThan(200);
  expect(faults).toEqual([]);
  expect(await toState(api, victim)).toEqual(before);
}, 240_000);

it.each(['/api/account/export', '/api/journal'])('%s returns no data of another person for any id in the query', async (path) => {
  for (const [, headers] of attackers) {
    for (const query of ['', ...['id', 'accountId', 'userId'].map((name) => `?${name}=${victim.accountId}`)]) {
      const response = await fetch(`${api.url}${path}${query}`, { headers });
      const text = await response.text();
      expect(response.status).toBeLessThan(500);
      expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
      expect(text).not.toContain(victim.accountId);
    }
  }
});
