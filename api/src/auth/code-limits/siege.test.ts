import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildAccount, buildRecipient } from '../../account/account.factory.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/time/durations.js';
import { startTestApi, type TestApi } from '../../test-api.harness.js';
import { moveClock, UNHURRIED, Visitor } from '../code/codes.harness.js';
import { Attacker, chanceOf, dice, getsIn, isShort, mostWithin } from './attacker.harness.js';

const PHONE = '+79160000001';
const EMAIL = 'owner@example.com';
const STEPS_A_DAY = 48;
const DAYS = 33;

let api: TestApi;
let clock: ReturnType<typeof moveClock>;
let attacker: Attacker;
/** Whether the owner got in at home, each day; and how long it took from new browsers. */
const atHome: boolean[] = [];
const waitsMs: number[] = [];

beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, LOG_LEVEL: 'fatal' });
  clock = moveClock(api);
  attacker = new Attacker(api, clock, 500);
  const { id: accountId } = await buildAccount(api.db);
  await buildRecipient(api.db, { accountId, address: PHONE });
  await buildRecipient(api.db, { accountId, type: 'EMAIL', address: EMAIL });
  await lieSiege();
}, 600_000);
afterAll(() => api.close());

// Every half hour whoever attacks does all that can be done, before the owner or after.
async function lieSiege(): Promise<void> {
  const roll = dice(7);
  const home = new Visitor(api, { address: '192.0.2.1', isBrowser: true });
  atHome.push(await getsIn(home, PHONE));
  let away: { visitor: Visitor; since: Date } | undefined;
  for (let step = 0; step < DAYS * STEPS_A_DAY; step += 1) {
    clock.pass(30 * MINUTE_MS);
    const ownerIsFirst = roll() < 0.5;
    if (!ownerIsFirst) await attacker.turn([PHONE, EMAIL]);
    if (step % STEPS_A_DAY === 30) atHome.push(await getsIn(home, PHONE));
    if (step % (6 * STEPS_A_DAY) === 70) away = { visitor: newBrowser(step), since: clock.now() };
    if (away && ((await getsIn(away.visitor, PHONE)) || (await getsIn(away.visitor, EMAIL)))) {
      waitsMs.push(clock.now().getTime() - away.since.getTime());
      away = undefined;
    }
    if (ownerIsFirst) await attacker.turn([PHONE, EMAIL]);
  }
}

const newBrowser = (step: number) => new Visitor(api, { address: `198.51.100.${step % 250}`, isBrowser: true });

it('an account that is attacked through all its recipients for 33 days is guessed at no more than promised', () => {
  const { guesses } = attacker;
  expect(guesses.length).toBeGreaterThan(300);
  expect(mostWithin(guesses, DAY_MS, isShort)).toBeLessThanOrEqual(10);
  expect(mostWithin(guesses, 30 * DAY_MS, isShort)).toBeLessThanOrEqual(30);
});

it('4-digit and 6-digit guesses together have a chance of 0.1 % a day and of 0.3 % in 30 days at most', () => {
  const { guesses } = attacker;
  expect(guesses.some((guess) => !isShort(guess))).toBe(true);
  expect(mostWithin(guesses, DAY_MS, chanceOf)).toBeLessThanOrEqual(1_000);
  expect(mostWithin(guesses, 30 * DAY_MS, chanceOf)).toBeLessThanOrEqual(3_000);
});

it('the owner gets in at once from a browser that the account knows', () => {
  expect(atHome).toEqual(Array.from({ length: DAYS + 1 }, () => true));
});

it('the owner gets in from a new browser too, sharing what is left with whoever attacks', () => {
  expect(waitsMs).toHaveLength(6);
  expect(Math.max(...waitsMs)).toBeLessThanOrEqual(48 * HOUR_MS);
});
