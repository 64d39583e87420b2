import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../../scripts/terminal.ts';

/** A signed-in shopper of the bench. */
export interface Member {
  accountId: string;
  token: string;
  /** Each shopper has an IP address of its own, because limits count the requests and orders of each IP address. */
  address: string;
}

interface Mail {
  text: string;
}

const CONCURRENCY = 8;
const MAX_MAIL_WAIT_MS = 30_000;

const sendCodeMutation = 'mutation ($dto: SendEmailCodeInput!) { sendEmailCode(dto: $dto) { challenge } }';
const authenticateMutation = 'mutation ($dto: AuthenticateInput!) { authenticate(dto: $dto) { user { id } authData { accessToken } } }';

/** Signs up `count` shoppers through the first API. Any of the APIs may send a code, which is then in the inbox of that API. */
export async function signUpMembers(apiPorts: readonly number[], count: number): Promise<Member[]> {
  const runId = Date.now();
  const members: Member[] = [];
  const numbers = Array.from({ length: count }, (_, number) => number).values();
  const signUpNext = async () => {
    for (const number of numbers) members[number] = await signUp(apiPorts, { email: `bench-${runId}-${number}@example.ru`, number });
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, signUpNext));
  return members;
}

async function signUp(apiPorts: readonly number[], { email, number }: { email: string; number: number }): Promise<Member> {
  const [port = 0] = apiPorts;
  const address = `10.${1 + Math.floor(number / 62_500)}.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
  const send = async <Data>(query: string, dto: object): Promise<Data> => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables: { dto } }),
    });
    const { data, errors } = (await response.json()) as { data?: Data | null; errors?: unknown };
    if (!data || errors) throw new Refusal(`A shopper of the bench could not sign in: ${JSON.stringify(errors)}`);
    return data;
  };
  const { sendEmailCode } = await send<{ sendEmailCode: { challenge: string } }>(sendCodeMutation, { email });
  const dto = { emailOrPhone: email, code: await waitForCode(apiPorts, email), challenge: sendEmailCode.challenge, consent: true };
  const response = await send<{ authenticate: { user: { id: string }; authData: { accessToken: string } } }>(authenticateMutation, dto);
  return { accountId: response.authenticate.user.id, token: response.authenticate.authData.accessToken, address };
}

async function waitForCode(apiPorts: readonly number[], email: string): Promise<string> {
  const giveUpAt = performance.now() + MAX_MAIL_WAIT_MS;
  while (performance.now() < giveUpAt) {
    for (const port of apiPorts) {
      const url = `http://127.0.0.1:${port}/inbox?${new URLSearchParams({ to: email })}`;
      const [mail] = (await (await fetch(url, { headers: { accept: 'application/json' } })).json()) as Mail[];
      const code = /^\d+/.exec(mail?.text ?? '')?.[0];
      if (code) return code;
    }
    await delay(20);
  }
  throw new Refusal(`No code came to ${email}.`);
}
