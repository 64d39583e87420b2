import { buildAccount, buildRecipient } from '../../../test/factories/account.factory.js';
import type { TestApi } from '../../../test/test-api.harness.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { alterCode, moveClock, readSentCode, setCodeLimits, Visitor } from '../code/codes.harness.js';

const UNREACHABLE_LIMIT = 100_000;

export const AMPLE_SMS_BUDGET = { SMS_PER_HOUR: String(UNREACHABLE_LIMIT) };

export type Step = 'send' | 'guess';

export interface Probe {
  step: Step;
  isRegistered: boolean;
  ms: number;
  response: string;
}

const createPhoneNumber = (index: number, isRegistered: boolean) => `+79${isRegistered ? 16 : 26}${String(index).padStart(7, '0')}`;

/** Requests codes and enters wrong ones, as an attacker would, for `count` recipients with an account and as many without. */
export async function probeRecipients(api: TestApi, count: number): Promise<Probe[]> {
  const probes: Probe[] = [];
  setCodeLimits(api, { shopShortGuesses: [HOUR_MS, DAY_MS].map((withinMs) => ({ max: UNREACHABLE_LIMIT, withinMs })) });
  const clock = moveClock(api);
  for (let index = 0; index < count; index += 1) {
    // Includes administrators, whose accounts must not be recognisable either.
    const { id: accountId } = await buildAccount(api.db, { accessLevel: index % 20 === 0 ? 'ADMIN' : 'CUSTOMER' });
    await buildRecipient(api.db, { accountId, address: createPhoneNumber(index, true) });
  }
  for (let index = 0; index < count; index += 1) {
    // Alternates the order, so that the load of the machine affects recipients with and without an account alike.
    for (const isRegistered of index % 2 === 0 ? [true, false] : [false, true])
      probes.push(...(await probeRecipient(api, index, isRegistered)));
    clock.pass(2_000);
  }
  return probes;
}

async function probeRecipient(api: TestApi, index: number, isRegistered: boolean): Promise<Probe[]> {
  const visitor = new Visitor(api, { address: `203.${Number(isRegistered)}.${index >> 8}.${index & 255}` });
  const recipient = createPhoneNumber(index, isRegistered);
  const measureStep = async (step: Step, work: () => Promise<unknown>): Promise<Probe> => {
    const startedAt = performance.now();
    const response = JSON.stringify(await work());
    const ms = performance.now() - startedAt;
    return { step, isRegistered, ms, response: response.replaceAll(/"(?:challenge|cooldownUntil)":"[^"]+"/g, '') };
  };
  const sent = await measureStep('send', () => visitor.send(recipient));
  const code = await readSentCode(api, recipient);
  return [sent, await measureStep('guess', () => visitor.authenticate(recipient, alterCode(code)))];
}
