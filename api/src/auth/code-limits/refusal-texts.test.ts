import { afterEach, describe, expect, it } from '@jest/globals';
import { buildRecipient } from '../../../test/factories/account.factory.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { alterCode, moveClock, readSentCode, setCodeLimits, UNHURRIED, Visitor } from '../code/codes.harness.js';
import type { CodeLimits } from './code-limits.js';

const createDailyLimit = (max: number) => ({ max, withinMs: DAY_MS });

/** Makes all codes 6 digits long. */
const LONG_CODES = { shortGuesses: [createDailyLimit(0)] };
const NO_REMAINING_TRIES_MESSAGE = /^Свободных попыток ввода кода сейчас нет\. Попробуйте снова через\u00a0\d/;

let api: TestApi;
let clock: ReturnType<typeof moveClock>;
afterEach(() => api.close());

async function startApi(limits: Partial<CodeLimits>): Promise<void> {
  api = await startTestApi(UNHURRIED);
  setCodeLimits(api, limits);
  clock = moveClock(api);
}

let numberCount = 0;
const createVisitor = () => new Visitor(api, { address: `203.0.113.${++numberCount}` });
async function createPhone(isRegistered: boolean): Promise<string> {
  const address = `+7916${String(++numberCount).padStart(7, '0')}`;
  if (isRegistered) await buildRecipient(api.db, { address });
  return address;
}
const matchRefusal = (message: RegExp) => ({ refused: 'TOO_MANY_REQUESTS', message: expect.stringMatching(message) });

async function sendCode(client: Visitor, phone: string) {
  const sent = await client.send(phone);
  if (sent.refused !== undefined) throw new Error(`${sent.refused}: ${sent.message}`);
  return { challenge: sent.data.challenge, code: await readSentCode(api, phone, sent.data.challenge) };
}

/** Runs `check` with the phone of an account, and with a phone that has no account. */
async function forAnyRecipient(check: (phone: string) => Promise<void>): Promise<void> {
  for (const isRegistered of [false, true]) {
    await check(await createPhone(isRegistered));
    clock.pass(DAY_MS);
  }
}

describe('the message of a refusal to send or accept a one-time code', () => {
  it('does not mention wrong codes if the last try is reserved for a code that was sent earlier', async () => {
    await startApi({ ...LONG_CODES, longGuesses: createDailyLimit(1) });
    await forAnyRecipient(async (phone) => {
      await sendCode(createVisitor(), phone);
      clock.pass(MINUTE_MS);
      expect(await createVisitor().send(phone)).toMatchObject(matchRefusal(NO_REMAINING_TRIES_MESSAGE));
    });
  });

  it('does not mention wrong codes if a wrong code of this client has used up the tries', async () => {
    await startApi({ ...LONG_CODES, longGuesses: createDailyLimit(1) });
    await forAnyRecipient(async (phone) => {
      const mine = createVisitor();
      const { challenge, code } = await sendCode(mine, phone);
      await mine.authenticate(phone, alterCode(code), { challenge });
      expect(await mine.authenticate(phone, code, { challenge })).toMatchObject(matchRefusal(NO_REMAINING_TRIES_MESSAGE));
      clock.pass(MINUTE_MS);
      expect(await mine.send(phone)).toMatchObject(matchRefusal(NO_REMAINING_TRIES_MESSAGE));
    });
  });

  it('does not mention wrong codes if the last try is reserved for a code that was sent to another client', async () => {
    await startApi({ ...LONG_CODES, longGuesses: createDailyLimit(2) });
    await forAnyRecipient(async (phone) => {
      const mine = createVisitor();
      const { challenge, code } = await sendCode(mine, phone);
      clock.pass(MINUTE_MS);
      await sendCode(createVisitor(), phone);
      await mine.authenticate(phone, alterCode(code), { challenge });
      expect(await mine.authenticate(phone, code, { challenge })).toMatchObject(matchRefusal(NO_REMAINING_TRIES_MESSAGE));
    });
  });

  it('does not mention wrong codes if the whole shop has no tries left', async () => {
    await startApi({ ...LONG_CODES, shopLongGuesses: createDailyLimit(1) });
    await forAnyRecipient(async (phone) => {
      const other = await createPhone(false);
      const [mine, stranger] = [createVisitor(), createVisitor()];
      const { challenge, code } = await sendCode(mine, phone);
      const theirs = await sendCode(stranger, other);
      await stranger.authenticate(other, alterCode(theirs.code), { challenge: theirs.challenge });
      expect(await mine.authenticate(phone, code, { challenge })).toMatchObject(matchRefusal(NO_REMAINING_TRIES_MESSAGE));
      clock.pass(MINUTE_MS);
      expect(await mine.send(phone)).toMatchObject(matchRefusal(NO_REMAINING_TRIES_MESSAGE));
    });
  });

  it('mentions wrong codes if this client has entered too many', async () => {
    await startApi({ clientTries: { max: 1, withinMs: HOUR_MS } });
    await forAnyRecipient(async (phone) => {
      const mine = createVisitor();
      const { challenge, code } = await sendCode(mine, phone);
      await mine.authenticate(phone, alterCode(code), { challenge });
      expect(await mine.authenticate(phone, code, { challenge })).toMatchObject(matchRefusal(/^Слишком много неверных кодов\. /));
    });
  });
});
