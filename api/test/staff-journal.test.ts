import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UNHURRIED } from '../src/auth/code/codes.harness.js';
import { openProgram, type Program } from '../src/auth/service-token/service-tokens.harness.js';
import { bearer, signInStaff } from '../src/auth/session/sessions.harness.js';
import { ShippingShop } from '../src/order/courier/shipments.harness.js';
import { ServiceScope } from '../src/platform/prisma/generated/enums.js';
import { type Field, levels, operationKinds, readDescribedScope } from './access-levels.harness.js';
import { StaffMutations } from './staff-mutations.harness.js';

let staffMutations: StaffMutations;
let program: Program;
beforeAll(async () => {
  const shop = await ShippingShop.start({ ...UNHURRIED, MUTATIONS_PER_MINUTE: '100000', WEBHOOK_LOOPBACK: 'true' });
  staffMutations = new StaffMutations(shop, await signInStaff(shop.api, 'ADMIN'));
  program = await openProgram(shop.api, Object.values(ServiceScope));
});
afterAll(() => staffMutations.shop.close());

const [mutations] = operationKinds;
const staffMutationNames = [...mutations.requiredLevels]
  .filter(([, level]) => levels.indexOf(level) > levels.indexOf('CUSTOMER'))
  .map(([name]) => name);

const programMutationNames = staffMutationNames.filter((name) => readDescribedScope(mutations.fields[name] as Field));

describe('the journal', () => {
  it('is tested with every mutation of the staff', () => {
    expect(Object.keys(staffMutations.listInputs()).sort()).toEqual([...staffMutationNames].sort());
  });

  it.each(staffMutationNames)('names the account that called %s', async (name) => {
    const author = { authorId: staffMutations.administrator.accountId, tokenId: null };
    const entries = await listEntriesOfCall(name, bearer(staffMutations.administrator.tokens));
    expect(entries).toMatchObject([{ ...author, requestId: expect.any(String) }]);
  });

  it.each(programMutationNames)('names the program that called %s', async (name) => {
    const { headers, tokenId } = program;
    expect(await listEntriesOfCall(name, headers)).toMatchObject([{ authorId: null, tokenId, requestId: expect.any(String) }]);
  });
});

/** Names under which the journal records mutations: `moveOrders` by its step `moveOrderUnits`, and a former name by the current one. */
const recordedNames: Record<string, string> = { moveOrders: 'moveOrderUnits', removePromoCode: 'endPromoCode' };

/** Calls a mutation so that it changes data, and returns the journal entries of the call. */
async function listEntriesOfCall(name: string, headers: Record<string, string>) {
  const dto = (await staffMutations.listInputs()[name]?.()) ?? {};
  const { journalEntry } = staffMutations.shop.api.db;
  const lastEntry = await journalEntry.findFirst({ orderBy: { id: 'desc' } });
  await staffMutations.callAs(headers, name, { dto, fields: '__typename' });
  const newEntries = await journalEntry.findMany({ where: lastEntry ? { id: { gt: lastEntry.id } } : {} });
  expect(newEntries.map(({ action }) => action)).toEqual([recordedNames[name] ?? name]);
  return newEntries;
}
