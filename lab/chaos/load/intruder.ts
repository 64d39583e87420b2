import { setTimeout as delay } from 'node:timers/promises';
import { drawBetween } from '../random.ts';
import { createShopper, receiveCode, type ShopperOptions } from './shopper.ts';

const authenticateMutation = 'mutation ($dto: AuthenticateInput!) { authenticate(dto: $dto) { user { id } } }';
const sendEmailMutation = 'mutation ($dto: SendEmailCodeInput!) { sent: sendEmailCode(dto: $dto) { challenge } }';

/** Tries five wrong codes for one new recipient after another, until the signal aborts. */
export async function guessCodes(shopperOptions: ShopperOptions): Promise<void> {
  const { ledger, random, signal } = shopperOptions;
  while (!signal.aborted) {
    const shopper = createShopper(shopperOptions);
    const email = `victim-${shopperOptions.nextNumber()}@example.ru`;
    const receivedCode = await receiveCode(shopper, email);
    for (let attemptNumber = 1; receivedCode && attemptNumber <= 5 && !signal.aborted; attemptNumber += 1) {
      const { challenge, code } = receivedCode;
      const wrongCode = String((Number(code) + attemptNumber) % 10 ** code.length).padStart(code.length, '0');
      const dto = { emailOrPhone: email, code: wrongCode, challenge };
      const outcome = await shopper.client.runOperation({
        kind: 'sign-in',
        query: authenticateMutation,
        dto,
        expectedCodes: ['WRONG_CODE', 'CODE_EXPIRED'],
      });
      if (outcome.end === 'refused' && outcome.code === 'WRONG_CODE') {
        ledger.wrongCodes.set(challenge, (ledger.wrongCodes.get(challenge) ?? 0) + 1);
        ledger.countAcknowledged('wrong codes');
      }
      await delay(drawBetween(random, 100, 800));
    }
    await delay(1_000);
  }
}

/** Requests codes for one recipient more often than is allowed. */
export async function requestTooManyCodes({ createClient, ledger, random, signal, nextNumber }: ShopperOptions): Promise<void> {
  const client = createClient();
  const email = `pestered-${nextNumber()}@example.ru`;
  while (!signal.aborted) {
    const outcome = await client.runOperation({
      kind: 'code',
      query: sendEmailMutation,
      dto: { email },
      expectedCodes: ['TOO_MANY_REQUESTS'],
    });
    if (outcome.end === 'done') ledger.countAcknowledged('codes');
    await delay(drawBetween(random, 300, 1_500));
  }
}
