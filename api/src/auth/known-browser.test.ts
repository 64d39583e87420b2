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

let numbers = 0;
const newPhone = () => `+7916${String(++numbers).padStart(7, '0')}`;
const newBrowser = () => new Visitor(api, { address: `203.0.113.${++numbers}`, isBrowser: true });

/** Two browsers signed in to one account: the owner's, and one that used a stolen code. */
async function twoBrowsers() {
  const [phone, mine, theirs] = [newPhone(), newBrowser(), newBrowser()];
  await theirs.signIn(phone);
  clock.pass(MINUTE_MS);
  await mine.signIn(phone);
  clock.pass(MINUTE_MS);
  return { phone, mine, theirs };
}

/** Whether codes that other browsers have requested block this browser. */
async function isBlockedByOthers(browser: Visitor, phone: string): Promise<boolean> {
  clock.pass(HOUR_MS);
  await newBrowser().send(phone);
  clock.pass(SECOND_MS);
  return (await browser.send(phone)).refused === 'TOO_MANY_REQUESTS';
}

describe('a browser that has signed in to an account', () => {
  it('is a known browser, even after signing out', async () => {
    const { phone, mine, theirs } = await twoBrowsers();
    await mine.ask(SIGN_OUT, {});
    expect(await isBlockedByOthers(mine, phone)).toBe(false);
    expect(await isBlockedByOthers(theirs, phone)).toBe(false);
    expect(await isBlockedByOthers(newBrowser(), phone)).toBe(true);
  });

  it('becomes unknown when its owner signs out everywhere from another browser', async () => {
    const { phone, mine, theirs } = await twoBrowsers();
    expect(await mine.ask(SIGN_OUT, { everywhere: true })).toEqual({ data: true });
    expect(await isBlockedByOthers(theirs, phone)).toBe(true);
    expect(await isBlockedByOthers(mine, phone)).toBe(false);
  });

  it('becomes unknown when its owner ends all other sessions', async () => {
    const { phone, mine, theirs } = await twoBrowsers();
    expect(await mine.ask('mutation { answer: endOtherSessions }', {})).toEqual({ data: 1 });
    expect(await isBlockedByOthers(theirs, phone)).toBe(true);
    expect(await isBlockedByOthers(mine, phone)).toBe(false);
  });

  it('becomes unknown when its owner signs out everywhere from an app', async () => {
    const { phone, mine, theirs } = await twoBrowsers();
    const app = new Visitor(api, { address: '192.0.2.1' });
    clock.pass(MINUTE_MS);
    const entered = await app.authenticate(phone, await app.codeTo(phone));
    const authorization = `Bearer ${entered.refused === undefined ? entered.data.authData?.accessToken : ''}`;
    expect(await app.ask(SIGN_OUT, { everywhere: true }, { authorization })).toEqual({ data: true });
    expect(await isBlockedByOthers(theirs, phone)).toBe(true);
    expect(await isBlockedByOthers(mine, phone)).toBe(true);
  });

  it('becomes unknown when its owner adds an address from another browser', async () => {
    const { phone, mine, theirs } = await twoBrowsers();
    const email = `person-${++numbers}@example.com`;
    expect(await mine.ask(ADD_EMAIL, { email, code: await mine.codeTo(email) })).toEqual({ data: { email } });
    expect(await isBlockedByOthers(theirs, phone)).toBe(true);
    expect(await isBlockedByOthers(mine, phone)).toBe(false);
  });

  it('is forgotten after 400 days without a visit', async () => {
    const { mine } = await twoBrowsers();
    const id = await mine.signIn(newPhone());
    const countKnownBrowsers = () => api.db.knownBrowser.count({ where: { accountId: id } });
    clock.pass(400 * DAY_MS);
    await api.app.get(RetentionService).clean();
    expect(await countKnownBrowsers()).toBe(1);
    clock.pass(1);
    await api.app.get(RetentionService).clean();
    expect(await countKnownBrowsers()).toBe(0);
  });
});
