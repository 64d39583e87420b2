import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildAccount, buildRecipient } from '../../account/account.factory.js';
import { until } from '../../platform/testing/wait-until.js';
import { DAY_MS, HOUR_MS } from '../../platform/time/durations.js';
import { startTestApi, type TestApi } from '../../test-api.harness.js';
import { codeSentTo, moveClock, otherThan, setCodeLimits, UNHURRIED, Visitor } from '../code/codes.harness.js';

const TRIES = 360;
const WARM_UP = 20;
const ALL = TRIES + WARM_UP;
const ENOUGH = 100_000;

type Step = 'send' | 'guess';

interface Seen {
  step: Step;
  isKnown: boolean;
  ms: number;
  answer: string;
}

let api: TestApi;
const seen: Seen[] = [];

beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, SMS_PER_HOUR: String(ENOUGH) });
  setCodeLimits(api, { shopShortGuesses: [HOUR_MS, DAY_MS].map((withinMs) => ({ most: ENOUGH, withinMs })) });
  const clock = moveClock(api);
  for (let index = 0; index < ALL; index += 1) {
    // Staff accounts must not stand out either.
    const { id: accountId } = await buildAccount(api.db, { accessLevel: index % 20 === 0 ? 'ADMIN' : 'CUSTOMER' });
    await buildRecipient(api.db, { accountId, address: numberOf(index, true) });
  }
  for (let index = 0; index < ALL; index += 1) {
    // Alternates, so that other load on the machine affects both kinds alike.
    for (const isKnown of index % 2 === 0 ? [true, false] : [false, true]) await look(index, isKnown);
    clock.pass(2_000);
  }
}, 600_000);
afterAll(() => api.close());

const numberOf = (index: number, isKnown: boolean) => `+79${isKnown ? 16 : 26}${String(index).padStart(7, '0')}`;

/** Requests a code and submits a wrong one, as an attacker would. */
async function look(index: number, isKnown: boolean): Promise<void> {
  const visitor = new Visitor(api, { address: `203.${Number(isKnown)}.${index >> 8}.${index & 255}` });
  const recipient = numberOf(index, isKnown);
  const timed = async (step: Step, work: () => Promise<unknown>) => {
    const begun = performance.now();
    const answer = JSON.stringify(await work());
    seen.push({ step, isKnown, ms: performance.now() - begun, answer: answer.replaceAll(/"(?:challenge|cooldownUntil)":"[^"]+"/g, '') });
  };
  await timed('send', () => visitor.send(recipient));
  const code = await codeSentTo(api, recipient);
  await timed('guess', () => visitor.authenticate(recipient, otherThan(code)));
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Four standard errors of the median, which chance exceeds in one of 16,000 runs. */
function noiseOf(values: number[]): number {
  const middle = median(values);
  const deviation = 1.4826 * median(values.map((value) => Math.abs(value - middle)));
  return (4 * 1.2533 * deviation) / Math.sqrt(values.length);
}

describe.each(['send', 'guess'] as const)('what whoever asks sees of a recipient with an account and of one without: a %s', (step) => {
  const ofStep = () => seen.filter((one) => one.step === step);

  it('has the same answer', () => {
    expect(ofStep()).toHaveLength(2 * ALL);
    expect(new Set(ofStep().map(({ answer }) => answer)).size).toBe(1);
  });

  it('takes as many statements', async () => {
    const served = () => api.log.filter(({ msg }) => msg === 'request');
    await until('the log has all requests', () => served().length === 4 * ALL);
    const statements = served().flatMap((line, index) => (seen[index]?.step === step ? [line.statements] : []));
    expect(new Set(statements).size).toBe(1);
  });

  it('takes as long', () => {
    const measured = ofStep().slice(2 * WARM_UP);
    // Each kind goes first equally often, because the second request finds warm caches.
    const differences = Array.from({ length: TRIES / 2 }, (_, pair) =>
      measured.slice(4 * pair, 4 * pair + 4).reduce((sum, { isKnown, ms }) => sum + (isKnown ? ms : -ms) / 2, 0),
    );
    expect(measured).toHaveLength(2 * TRIES);
    expect(Math.abs(median(differences))).toBeLessThan(noiseOf(differences));
  });
});
