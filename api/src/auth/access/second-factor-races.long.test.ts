import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TOTP, URI } from 'otpauth';
import { setBarrierBefore, waitUntilBlocked } from '../../../test/races.harness.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { AccountService } from '../../account/account.service.js';
import { SECOND_MS } from '../../platform/process/durations.js';
import { moveClock, setCodeLimits, UNHURRIED, Visitor } from '../code/codes.harness.js';
import { SecurityLogService } from '../security-log.service.js';
import { AccessLevelService } from './access-level.service.js';
import { SecondFactorRenewalService } from './second-factor-renewal.service.js';

const DELETE = 'mutation ($dto: DeleteAccountInput!) { answer: deleteAccount(dto: $dto) }';
const CONFIRM = 'mutation ($dto: ConfirmSecondFactorInput!) { answer: confirmSecondFactor(dto: $dto) { user { id } } }';
const CONTEXT = { requestId: 'test-of-races', clientAddress: '203.0.113.7' };

let api: TestApi;
let clock: ReturnType<typeof moveClock>;
let levels: AccessLevelService;
let renewals: SecondFactorRenewalService;
beforeAll(async () => {
  api = await startTestApi(UNHURRIED);
  setCodeLimits(api, { cooldownsMs: [SECOND_MS] });
  clock = moveClock(api);
  levels = api.app.get(AccessLevelService);
  renewals = api.app.get(SecondFactorRenewalService);
});
afterAll(() => api.close());

let staffCount = 0;

/** A signed-in staff member with an authenticator app and a code to delete the account. */
async function signInStaffMember() {
  const email = `staff-${++staffCount}@example.com`;
  const visitor = new Visitor(api, { address: `203.0.113.${staffCount}`, isBrowser: true });
  const id = await visitor.signIn(email);
  const { otpauth } = await levels.change(CONTEXT, { userId: id, accessLevel: 'SUPPORT', adminId: id });
  const code = (URI.parse(otpauth ?? '') as TOTP).generate({ timestamp: clock.now().getTime() });
  clock.pass(1_000);
  const dto = { emailOrPhone: email, code: await visitor.requestCode(email) };
  return { id, confirm: () => visitor.ask(CONFIRM, { code }), deleteAccount: () => visitor.ask(DELETE, dto) };
}

const countFactors = (accountId: string) => api.db.secondFactor.count({ where: { accountId } });

describe('a second factor', () => {
  it('is refused if it is confirmed while the account is being deleted', async () => {
    const { id, confirm, deleteAccount } = await signInStaffMember();
    const barrier = setBarrierBefore(api.app.get(AccountService), 'erase');
    const deleted = deleteAccount();
    await barrier.reached;
    const confirmed = confirm();
    await waitUntilBlocked(api);
    barrier.open();
    expect(await Promise.all([deleted, confirmed])).toMatchObject([{ data: true }, { refused: 'UNAUTHENTICATED' }]);
    expect(await countFactors(id)).toBe(0);
  });

  it('is not renewed while its owner is being made a customer', async () => {
    const { id } = await signInStaffMember();
    const barrier = setBarrierBefore(api.app.get(SecurityLogService), 'record');
    const demoted = levels.change(CONTEXT, { userId: id, accessLevel: 'CUSTOMER', adminId: id });
    await barrier.reached;
    const renewed = renewals.renew(CONTEXT, { userId: id, adminId: id });
    await waitUntilBlocked(api);
    barrier.open();
    expect([(await demoted).otpauth, await renewed, await countFactors(id)]).toEqual([null, null, 0]);
  });

  it('is not renewed while the account is being deleted', async () => {
    const { id, deleteAccount } = await signInStaffMember();
    const barrier = setBarrierBefore(api.app.get(AccountService), 'erase');
    const deleted = deleteAccount();
    await barrier.reached;
    const renewed = renewals.renew(CONTEXT, { userId: id, adminId: id });
    await waitUntilBlocked(api);
    barrier.open();
    expect([await deleted, await renewed, await countFactors(id)]).toEqual([{ data: true }, null, 0]);
  });
});
