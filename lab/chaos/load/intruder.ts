import { setTimeout as delay } from 'node:timers/promises';
import { between } from '../random.ts';
import { born, receiveCode, type Shopping } from './shopper.ts';

const authenticate = 'mutation ($dto: AuthenticateInput!) { authenticate(dto: $dto) { user { id } } }';
const sendEmail = 'mutation ($dto: SendEmailCodeInput!) { sent: sendEmailCode(dto: $dto) { challenge } }';

/** Tries wrong codes until the shop accepts no more, repeatedly for new recipients. */
export async function guess(shopping: Shopping): Promise<void> {
  const { ledger, random, signal } = shopping;
  while (!signal.aborted) {
    const life = born(shopping);
    const email = `victim-${shopping.unique()}@example.ru`;
    const received = await receiveCode(life, email);
    for (let attempt = 1; received && attempt <= 5 && !signal.aborted; attempt += 1) {
      const { challenge, code } = received;
      const wrong = String((Number(code) + attempt) % 10 ** code.length).padStart(code.length, '0');
      const dto = { emailOrPhone: email, code: wrong, challenge };
      const outcome = await life.client.run({ kind: 'sign-in', query: authenticate, dto, expected: ['WRONG_CODE', 'CODE_EXPIRED'] });
      if (outcome.end === 'refused' && outcome.code === 'WRONG_CODE') {
        ledger.wrongCodes.set(challenge, (ledger.wrongCodes.get(challenge) ?? 0) + 1);
        ledger.count('wrong codes');
      }
      await delay(between(random, 100, 800));
    }
    await delay(1_000);
  }
}

/** Requests codes for one recipient more often than is allowed. */
export async function pester({ newClient, ledger, random, signal, unique }: Shopping): Promise<void> {
  const client = newClient();
  const email = `pestered-${unique()}@example.ru`;
  while (!signal.aborted) {
    const outcome = await client.run({ kind: 'code', query: sendEmail, dto: { email }, expected: ['TOO_MANY_REQUESTS'] });
    if (outcome.end === 'done') ledger.count('codes');
    await delay(between(random, 300, 1_500));
  }
}
