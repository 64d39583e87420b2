import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { RetentionService } from '../platform/jobs/retention.service.js';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../platform/process/durations.js';
import { moveClock, UNHURRIED, Visitor } from './code/codes.harness.js';

const SIGN_OUT = 'mutation ($dto: SignOutInput) { answer: signOut(dto: $dto) }';
const ADD_EMAIL = 'mutation ($dto: AddEmailInput!) { answer: addEmail(dto: $dto) { email } }';

let api: TestApi;
let clock: ReturnType<typeof moveClock>;
beforeAll(async () => {
  api = await startTestApi(UNHURRIED);
  clock = moveClock(api);
});
afterAll(() => api.close());

let visitorCount = 0;
const createPhone = () => `+7916${String(++visitorCount).padStart(7, '0')}`;
const createBrowser = () => new Visitor(api, { address: `203.0.113.${++visitorCount}`, isBrowser: true });

/** Two browsers signed in to one account: the owner's, and one that used a stolen code. */
async function signInTwoBrowsers() {
  const [phone, ownBrowser, thiefBrowser] = [createPhone(), createBrowser(), createBrowser()];
  await thiefBrowser.signIn(phone);
  clock.pass(MINUTE_MS);
  await ownBrowser.signIn(phone);
  clock.pass(MINUTE_MS);
  return { phone, ownBrowser, thiefBrowser };
}

/** Whether codes that other browsers have requested block this browser. */
async function isBlockedByOthers(browser: Visitor, phone: string): Promise<boolean> {
  clock.pass(HOUR_MS);
  await createBrowser().send(phone);
  clock.pass(SECOND_MS);
  return (await browser.send(phone)).refused === 'TOO_MANY_REQUESTS';
}

describe('a browser that has signed in to an account', () => {
  it('is a known browser, even after signing out', async () => {
    const { phone, ownBrowser, thiefBrowser } = await signInTwoBrowsers();
    await ownBrowser.ask(SIGN_OUT, {});
    expect(await isBlockedByOthers(ownBrowser, phone)).toBe(false);
    expect(await isBlockedByOthers(thiefBrowser, phone)).toBe(false);
    expect(await isBlockedByOthers(createBrowser(), phone)).toBe(true);
  });

  it('becomes unknown when the owner of the account signs out everywhere from another browser', async () => {
    const { phone, ownBrowser, thiefBrowser } = await signInTwoBrowsers();
    expect(await ownBrowser.ask(SIGN_OUT, { everywhere: true })).toEqual({ data: true });
    expect(await isBlockedByOthers(thiefBrowser, phone)).toBe(true);
    expect(await isBlockedByOthers(ownBrowser, phone)).toBe(false);
  });

  it('becomes unknown when the owner of the account ends all other sessions from another browser', async () => {
    const { phone, ownBrowser, thiefBrowser } = await signInTwoBrowsers();
    expect(await ownBrowser.ask('mutation { answer: endOtherSessions }', {})).toEqual({ data: 1 });
    expect(await isBlockedByOthers(thiefBrowser, phone)).toBe(true);
    expect(await isBlockedByOthers(ownBrowser, phone)).toBe(false);
  });

  it('becomes unknown when the owner of the account signs out everywhere from an app', async () => {
    const { phone, ownBrowser, thiefBrowser } = await signInTwoBrowsers();
    const app = new Visitor(api, { address: '192.0.2.1' });
    clock.pass(MINUTE_MS);
    const entered = await app.authenticate(phone, await app.requestCode(phone));
    const authorization = `Bearer ${entered.refused === undefined ? entered.data.authData?.accessToken : ''}`;
    expect(await app.ask(SIGN_OUT, { everywhere: true }, { authorization })).toEqual({ data: true });
    expect(await isBlockedByOthers(thiefBrowser, phone)).toBe(true);
    expect(await isBlockedByOthers(ownBrowser, phone)).toBe(true);
  });

  it('becomes unknown when the owner of the account adds an address from another browser', async () => {
    const { phone, ownBrowser, thiefBrowser } = await signInTwoBrowsers();
    const email = `person-${++visitorCount}@example.com`;
    expect(await ownBrowser.ask(ADD_EMAIL, { email, code: await ownBrowser.requestCode(email) })).toEqual({ data: { email } });
    expect(await isBlockedByOthers(thiefBrowser, phone)).toBe(true);
    expect(await isBlockedByOthers(ownBrowser, phone)).toBe(false);
  });

  it('is forgotten after 400 days without a visit', async () => {
    const { ownBrowser } = await signInTwoBrowsers();
    const id = await ownBrowser.signIn(createPhone());
    const countKnownBrowsers = () => api.db.knownBrowser.count({ where: { accountId: id } });
    clock.pass(400 * DAY_MS);
    await api.app.get(RetentionService).clean();
    expect(await countKnownBrowsers()).toBe(1);
    clock.pass(1);
    await api.app.get(RetentionService).clean();
    expect(await countKnownBrowsers()).toBe(0);
  });
});
