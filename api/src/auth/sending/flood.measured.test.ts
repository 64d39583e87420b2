import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { Inbox } from '../../message/inbox.js';
import { readSentCode, UNHURRIED } from '../code/codes.harness.js';
import { BEHIND_PROXY, buildAddress, createFloodRecipient, enterCode, measureWaitsInFlood, requestCode } from './flood.harness.js';

const FLOOD = 600;
const MAX_MS = 3_000;
/** Time that sending a message takes, as with a mail server or an SMS provider. */
const PROVIDER_MS = 100;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, ...BEHIND_PROXY });
  const inbox = api.app.get(Inbox);
  const send = inbox.send.bind(inbox);
  inbox.send = async (...message) => {
    await delay(PROVIDER_MS);
    return send(...message);
  };
  // Warm-up, so that compilation is not measured.
  for (let index = 0; index < 50; index += 1) await requestCode(api, `192.0.2.${index}`, `warm${index}@example.com`);
}, 60_000);
afterAll(() => api.close());

it(`${FLOOD} simultaneous requests for codes delay the sign-in of other shoppers by at most ${MAX_MS} ms`, async () => {
  const refused: string[] = [];
  const startedAt = performance.now();
  const waits = await measureWaitsInFlood(FLOOD, {
    flood: async (index) => refused.push((await requestCode(api, buildAddress(index), createFloodRecipient(index))).refused ?? 'sent'),
    shopper: (index) => signIn(`198.51.100.${index + 1}`, `shopper${index}@example.com`),
  });
  const longestMs = Math.max(...waits.map(({ ms }) => ms));
  const sent = refused.filter((outcome) => outcome === 'sent').length;
  process.stdout.write(`Longest sign-in of ${waits.length} shoppers: ${longestMs.toFixed(0)} ms\n`);
  process.stdout.write(
    `The flood took ${(performance.now() - startedAt).toFixed(0)} ms, and got ${sent} of ${FLOOD} codes: ${[...new Set(refused)]}\n`,
  );
  process.stdout.write(`Longest delivery of a code: ${Math.max(...delays).toFixed(0)} ms\n`);
  expect(sent).toBe(FLOOD);
  expect(longestMs).toBeLessThanOrEqual(MAX_MS);
}, 120_000);

const delays: number[] = [];

async function signIn(address: string, recipient: string): Promise<void> {
  const { refused, challenge } = await requestCode(api, address, recipient);
  expect(refused).toBeUndefined();
  const requestedAt = performance.now();
  const inbox = api.app.get(Inbox);
  await until('the message is sent', () => inbox.messages.some(({ address: to }) => to === recipient));
  delays.push(performance.now() - requestedAt);
  const code = await readSentCode(api, recipient);
  expect(await enterCode(api, address, { recipient, code, challenge })).toMatchObject({ refused: undefined });
}
