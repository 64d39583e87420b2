import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UNHURRIED } from '../src/auth/code/codes.harness.js';
import { bearer, signIn, signInStaff } from '../src/auth/session/sessions.harness.js';
import { type Level, levels, operationKinds, readDescribedLevel, routeLevels } from './access-levels.harness.js';
import { buildOperationRequest, RouteRecorder, readAccessRefusal, readRouteRefusal, registeredRoutes } from './access-requests.harness.js';
import { startTestApi, type TestApi } from './test-api.harness.js';

interface Actor {
  name: string;
  level: Level;
  /** The required levels of the operations and routes that this person tries. */
  triedLevels: readonly Level[];
  headers: () => Promise<Record<string, string>>;
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, MUTATIONS_PER_MINUTE: '100000' }, [RouteRecorder]);
});
afterAll(() => api.close());

const listOwnAndNextLevel = (level: Level) => levels.slice(levels.indexOf(level), levels.indexOf(level) + 2);

/**
 * Guests try everything. A signed-in person tries what requires their level, or the next one: viewer.test.ts proves that a higher level
 * permits everything that a lower one does.
 */
const actors: Actor[] = [
  { name: 'a guest', level: 'GUEST', triedLevels: levels, headers: async () => ({}) },
  {
    name: 'a CUSTOMER',
    level: 'CUSTOMER',
    triedLevels: listOwnAndNextLevel('CUSTOMER'),
    headers: async () => bearer((await signIn(api)).tokens),
  },
  ...(['SUPPORT', 'MANAGER', 'ADMIN'] as const).flatMap((level): Actor[] => [
    {
      name: `${level} without the second factor`,
      level: 'CUSTOMER',
      triedLevels: [level],
      headers: async () => bearer((await signInStaff(api, level, false)).tokens),
    },
    {
      name: `${level} with the second factor`,
      level,
      triedLevels: listOwnAndNextLevel(level),
      headers: async () => bearer((await signInStaff(api, level)).tokens),
    },
  ]),
];

/** Mutations that may end the session or change its level, so that the next mutation needs a new session. */
const sessionMutations = ['confirmSecondFactor', 'deleteAccount', 'endOtherSessions', 'endSession'];

/**
 * Whether a refusal, or its absence, is right for the level of the caller. A caller of the required level may still be refused for other
 * reasons: some mutations of shoppers also need a confirmed phone or a recently confirmed code, and refreshing needs a refresh token.
 */
function isExpectedRefusal(
  refusal: string | undefined,
  { actor, requiredLevel, name }: { actor: Level; requiredLevel: Level; name: string },
): boolean {
  if (levels.indexOf(actor) < levels.indexOf(requiredLevel)) return refusal === (actor === 'GUEST' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  if (levels.indexOf(requiredLevel) > levels.indexOf('CUSTOMER')) return refusal === undefined;
  return refusal !== 'UNAUTHENTICATED' || name === 'refreshTokens';
}

describe.each(operationKinds)('the access level of each $kind', ({ kind, fields, requiredLevels }) => {
  it('is in the table of this test, and in the description of the operation if that is for the staff', () => {
    const allFields = Object.values(fields);
    const removedNames = [...requiredLevels.keys()].filter((name) => !(name in fields));
    const unlistedNames = allFields.filter(({ name }) => !requiredLevels.has(name)).map(({ name }) => name);
    expect({ removedNames, unlistedNames }).toEqual({ removedNames: [], unlistedNames: [] });
    const staffOperations = new Map([...requiredLevels].filter(([, level]) => levels.indexOf(level) > 1));
    expect(
      Object.fromEntries(allFields.flatMap((field) => (readDescribedLevel(field) ? [[field.name, readDescribedLevel(field)]] : []))),
    ).toEqual(Object.fromEntries(staffOperations));
  });

  it.each(actors)('is enforced for $name', async ({ level, triedLevels, headers }) => {
    const wrongResponses: string[] = [];
    let actorHeaders = await headers();
    for (const [name, requiredLevel] of requiredLevels) {
      const field = fields[name];
      if (!field || !triedLevels.includes(requiredLevel)) continue;
      const refusal = await readAccessRefusal(api, buildOperationRequest(kind, field), actorHeaders);
      if (!isExpectedRefusal(refusal, { actor: level, requiredLevel, name })) wrongResponses.push(`${name}: ${refusal}`);
      if (sessionMutations.includes(name)) actorHeaders = await headers();
    }
    expect(wrongResponses).toEqual([]);
  });
});

describe('the access level of each route', () => {
  it('is in the table of this test', () => {
    expect([...registeredRoutes].sort()).toEqual([...routeLevels.keys()].sort());
  });

  it.each(actors)('is enforced for $name', async ({ level, triedLevels, headers }) => {
    const wrongResponses: string[] = [];
    const actorHeaders = await headers();
    for (const [route, requiredLevel] of routeLevels) {
      if (!triedLevels.includes(requiredLevel)) continue;
      const refusal = await readRouteRefusal(api, route, actorHeaders);
      if (!isExpectedRefusal(refusal, { actor: level, requiredLevel, name: route })) wrongResponses.push(`${route}: ${refusal}`);
    }
    expect(wrongResponses).toEqual([]);
  });
});
