import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildRecipient } from '../../../test/factories/account.factory.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { readConfig } from '../../platform/config/config.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { moveClock, readSentCode, UNHURRIED, Visitor } from '../code/codes.harness.js';
import { Attacker, canSignIn, computeChance, findMaxWithin, isShort } from './attacker.harness.js';
import { buildCodeLimits } from './code-limits.js';

const MILLION = 1_000_000;

let api: TestApi;
let clock: ReturnType<typeof moveClock>;
let attacker: Attacker;
let attackedCount = 0;

beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, LOG_LEVEL: 'error' });
  clock = moveClock(api);
  attacker = new Attacker(api, clock, 2_000);
});
afterAll(() => api.close());

/** Requests a code for each recipient and enters up to three wrong ones. Every tenth recipient has an account. */
async function attackRecipients(recipients: number): Promise<void> {
  const attacked: string[] = [];
  for (let index = 0; index < recipients; index += 1) {
    attackedCount += 1;
    const address = `+7917${String(attackedCount).padStart(7, '0')}`;
    if (attackedCount % 10 === 0) await buildRecipient(api.db, { address });
    attacked.push(address);
  }
  await Promise.all(attacked.map((address) => attacker.attack([address])));
}

const readCodeHealth = async () => {
  const report = (await (await fetch(`${api.healthUrl}/health/ready`)).json()) as {
    components: { codes: { status: string; detail?: string } };
  };
  return report.components.codes;
};
const readBreakerMetric = async () => /^meet_code_breaker_open (\d)/m.exec(await (await fetch(`${api.healthUrl}/metrics`)).text())?.[1];

async function requestCodeLength(recipient: string): Promise<number | undefined> {
  const sent = await new Visitor(api, { address: '192.0.2.50' }).send(recipient);
  return sent.refused === undefined ? sent.data.codeLength : undefined;
}

describe('a shop whose recipients are all attacked', () => {
  const waitingOwner = { phone: '+79990000001', visitor: () => new Visitor(api, { address: '192.0.2.10' }) };
  const home = { phone: '+79990000002' };
  let knownBrowser: Visitor;

  it('compares at most 800 guesses of 4-digit codes a day, even if they arrive slowly, and then sends longer codes', async () => {
    knownBrowser = new Visitor(api, { address: '192.0.2.20', isBrowser: true });
    expect(await canSignIn(knownBrowser, home.phone)).toBe(true);
    for (let round = 0; round < 24; round += 1) {
      await attackRecipients(12);
      clock.pass(12 * MINUTE_MS);
    }
    expect(attacker.guesses.filter(isShort)).toHaveLength(800);
    expect(await readCodeHealth()).toMatchObject({ status: 'degraded', detail: expect.stringContaining('6 digits') });
    expect(await readBreakerMetric()).toBe('1');
    expect(api.log.map(({ msg }) => msg)).toContain('too many wrong codes: new codes have 6 digits');
    expect(await requestCodeLength('+79990000003')).toBe(6);
  }, 600_000);

  it('lets owners sign in with longer codes, from known and new browsers', async () => {
    expect(await canSignIn(knownBrowser, home.phone)).toBe(true);
    expect(await canSignIn(new Visitor(api, { address: '192.0.2.21', isBrowser: true }), '+79990000004')).toBe(true);
  });

  it('sends short codes again 24 hours after guesses have dropped below half of the limit', async () => {
    // In less than a day, half of these 800 guesses will be older than 24 hours. The breaker stays open for 24 hours after that, so it
    // closes between 42 and 48 hours from now.
    clock.pass(DAY_MS + 18 * HOUR_MS);
    expect(await requestCodeLength('+79990000005')).toBe(6);
    clock.pass(6 * HOUR_MS);
    expect(await requestCodeLength('+79990000006')).toBe(4);
    expect(await readCodeHealth()).toEqual({ status: 'up' });
    expect(await readBreakerMetric()).toBe('0');
  });

  it('compares at most 200 guesses of 4-digit codes an hour, and then cancels the short codes already sent', async () => {
    const sent = await waitingOwner.visitor().send(waitingOwner.phone);
    if (sent.refused !== undefined) throw new Error(sent.refused);
    expect(sent.data.codeLength).toBe(4);
    const code = await readSentCode(api, waitingOwner.phone);
    const before = attacker.guesses.filter(isShort).length;
    await attackRecipients(70);
    expect(attacker.guesses.filter(isShort).length - before).toBe(200);
    const tried = await waitingOwner.visitor().authenticate(waitingOwner.phone, code, { challenge: sent.data.challenge });
    expect(tried.refused).toBe('CODE_EXPIRED');
    clock.pass(2 * MINUTE_MS);
    expect(await canSignIn(waitingOwner.visitor(), waitingOwner.phone)).toBe(true);
  }, 120_000);

  it('loses on average less than 0.1 accounts a day to lucky guesses', () => {
    const { guesses } = attacker;
    expect(findMaxWithin(guesses, DAY_MS, isShort)).toBeLessThanOrEqual(800);
    expect(findMaxWithin(guesses, DAY_MS, computeChance)).toBeLessThan(0.1 * MILLION);
    const { shopShortGuesses, shopLongGuesses } = buildCodeLimits(readConfig({ DATABASE_URL: 'postgresql://localhost/shop' }));
    const short = Math.min(...shopShortGuesses.filter(({ withinMs }) => withinMs === DAY_MS).map(({ max }) => max));
    expect(short * computeChance({ at: 0, length: 4 }) + shopLongGuesses.max * computeChance({ at: 0, length: 6 })).toBeLessThan(
      0.1 * MILLION,
    );
  });
});
