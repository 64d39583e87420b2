import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { MINUTE_MS } from '../../platform/process/durations.js';
import { alterCode, moveClock, type SignedIn, UNHURRIED, Visitor } from '../code/codes.harness.js';

interface Owner {
  id: string;
  visitor: Visitor;
}

const ADD_EMAIL = 'mutation ($dto: AddEmailInput!) { answer: addEmail(dto: $dto) { id phone email bonuses } }';
const ADD_PHONE = 'mutation ($dto: AddPhoneInput!) { answer: addPhone(dto: $dto) { id phone email bonuses } }';

let api: TestApi;
let clock: ReturnType<typeof moveClock>;
let visitorCount = 0;
beforeAll(async () => {
  api = await startTestApi(UNHURRIED);
  clock = moveClock(api);
});
afterAll(() => api.close());

async function signInOwner(recipient: string): Promise<Owner> {
  visitorCount += 1;
  const visitor = new Visitor(api, { address: `203.0.113.${visitorCount}`, isBrowser: true });
  return { id: await visitor.signIn(recipient), visitor };
}

describe('adding a phone or e-mail address to an account', () => {
  it('requires a code sent to that address, and the first phone brings the welcome bonuses', async () => {
    const { id, visitor } = await signInOwner('vera@example.com');
    const code = await visitor.requestCode('+79160000010');
    const added = await visitor.ask<SignedIn['user']>(ADD_PHONE, { phone: '8 916 000-00-10', code });
    expect(added).toEqual({ data: { id, phone: '+79160000010', email: 'vera@example.com', bonuses: 5000 } });
    clock.pass(MINUTE_MS);
    expect((await signInOwner('+79160000010')).id).toBe(id);
  });

  it('is refused with a wrong code, and to a guest', async () => {
    const { visitor } = await signInOwner('+79160000011');
    const code = await visitor.requestCode('wrong@example.com');
    expect(await visitor.ask(ADD_EMAIL, { email: 'wrong@example.com', code: alterCode(code) })).toMatchObject({ refused: 'WRONG_CODE' });
    const guest = new Visitor(api, { address: '203.0.113.200' });
    expect(await guest.ask(ADD_EMAIL, { email: 'wrong@example.com', code })).toMatchObject({ refused: 'UNAUTHENTICATED' });
  });

  it('that already has this address succeeds, but writes no log entry and leaves other sessions confirmed', async () => {
    const { id, visitor } = await signInOwner('mine@example.com');
    clock.pass(MINUTE_MS);
    await signInOwner('mine@example.com');
    const listConfirmations = () =>
      api.db.session.findMany({ where: { accountId: id }, orderBy: { id: 'asc' }, select: { confirmedAt: true } });
    const before = await listConfirmations();
    clock.pass(2 * MINUTE_MS);
    const code = await visitor.requestCode('mine@example.com');
    expect(await visitor.ask(ADD_EMAIL, { email: 'mine@example.com', code })).toMatchObject({ data: { email: 'mine@example.com' } });
    expect(await visitor.ask(ADD_EMAIL, { email: 'mine@example.com', code })).toMatchObject({ refused: 'CODE_EXPIRED' });
    expect(await listConfirmations()).toEqual(before);
    expect(await api.db.securityEvent.count({ where: { accountId: id, kind: 'RECIPIENT_ADDED' } })).toBe(0);
  });

  it('reports only after the correct code that another account has the address', async () => {
    await signInOwner('taken@example.com');
    const { visitor } = await signInOwner('+79160000012');
    clock.pass(MINUTE_MS);
    const code = await visitor.requestCode('taken@example.com');
    expect(await visitor.ask(ADD_EMAIL, { email: 'taken@example.com', code: alterCode(code) })).toMatchObject({ refused: 'WRONG_CODE' });
    expect(await visitor.ask(ADD_EMAIL, { email: 'taken@example.com', code })).toMatchObject({ refused: 'RECIPIENT_TAKEN' });
  });

  it('uses up the correct code, but counts no wrong try, if another account has the address', async () => {
    await signInOwner('taken-too@example.com');
    const { visitor } = await signInOwner('+79160000014');
    clock.pass(MINUTE_MS);
    const code = await visitor.requestCode('taken-too@example.com');
    const before = await api.db.authGuess.count();
    expect(await visitor.ask(ADD_EMAIL, { email: 'taken-too@example.com', code })).toMatchObject({ refused: 'RECIPIENT_TAKEN' });
    expect(await api.db.authGuess.count()).toBe(before);
    expect(await visitor.ask(ADD_EMAIL, { email: 'taken-too@example.com', code })).toMatchObject({ refused: 'CODE_EXPIRED' });
    expect(await visitor.authenticate('taken-too@example.com', code)).toMatchObject({ refused: 'CODE_EXPIRED' });
  });
});

describe('the consent of a person', () => {
  it('is recorded with the sign-in in which it was given', async () => {
    const { id } = await signInOwner('consent@example.com');
    expect(await api.db.accountConsent.count({ where: { accountId: id } })).toBe(1);
  });
});
