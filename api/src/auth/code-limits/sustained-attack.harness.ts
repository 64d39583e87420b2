import { buildAccount, buildRecipient } from '../../../test/factories/account.factory.js';
import type { TestApi } from '../../../test/test-api.harness.js';
import { MINUTE_MS } from '../../platform/process/durations.js';
import { moveClock, Visitor } from '../code/codes.harness.js';
import { Attacker, canSignIn, createRandom, type Guess } from './attacker.harness.js';

const PHONE = '+79160000001';
const EMAIL = 'owner@example.com';
const STEPS_A_DAY = 48;

export interface AttackReport {
  guesses: readonly Guess[];
  /** For each day, whether the owner could sign in at home. */
  knownBrowserSignIns: boolean[];
  /** Time that the owner needed to sign in from each new browser. */
  newBrowserWaitsMs: number[];
}

/** Attacks an account through all its recipients every half hour, before or after the owner signs in. */
export async function attackForDays(api: TestApi, days: number): Promise<AttackReport> {
  const clock = moveClock(api);
  const attacker = new Attacker(api, clock, 500);
  const { id: accountId } = await buildAccount(api.db);
  await buildRecipient(api.db, { accountId, address: PHONE });
  await buildRecipient(api.db, { accountId, type: 'EMAIL', address: EMAIL });
  const random = createRandom(7);
  const home = new Visitor(api, { address: '192.0.2.1', isBrowser: true });
  const knownBrowserSignIns = [await canSignIn(home, PHONE)];
  const newBrowserWaitsMs: number[] = [];
  let pendingSignIn: { visitor: Visitor; since: Date } | undefined;
  for (let step = 0; step < days * STEPS_A_DAY; step += 1) {
    clock.pass(30 * MINUTE_MS);
    const isOwnerFirst = random() < 0.5;
    if (!isOwnerFirst) await attacker.attack([PHONE, EMAIL]);
    if (step % STEPS_A_DAY === 30) knownBrowserSignIns.push(await canSignIn(home, PHONE));
    if (step % (6 * STEPS_A_DAY) === 70) pendingSignIn = { visitor: createNewBrowser(api, step), since: clock.now() };
    if (pendingSignIn && ((await canSignIn(pendingSignIn.visitor, PHONE)) || (await canSignIn(pendingSignIn.visitor, EMAIL)))) {
      newBrowserWaitsMs.push(clock.now().getTime() - pendingSignIn.since.getTime());
      pendingSignIn = undefined;
    }
    if (isOwnerFirst) await attacker.attack([PHONE, EMAIL]);
  }
  return { guesses: attacker.guesses, knownBrowserSignIns, newBrowserWaitsMs };
}

const createNewBrowser = (api: TestApi, step: number) => new Visitor(api, { address: `198.51.100.${step % 250}`, isBrowser: true });
