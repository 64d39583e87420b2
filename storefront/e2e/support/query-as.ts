import type { Page } from 'playwright-core';
import { readCode } from './inbox.ts';
import type { Visitor } from './page/visitor.ts';

/** A browser's page, or a visitor without a browser. */
export type Client = Page | Visitor;

/** Calls the API on behalf of a client, with its cookies. */
export async function queryAs<Data>(client: Client, query: string, variables: object = {}): Promise<Data> {
  if ('query' in client) return client.query<Data>(query, variables);
  const response = await client.context().request.post('/graphql', { data: { query, variables }, headers: { 'x-meet-browser': '1' } });
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Signs a client in through the API, without the form. `codeNumber` counts the codes sent to the account, including this one. */
export async function authenticate(client: Client, email: string, codeNumber = 1): Promise<void> {
  // Forms that are sent less than two seconds after their page was loaded are rejected as sent by a bot.
  const form = { website: '', pageLoadTime: Date.now() - 3000 };
  await queryAs(client, 'mutation ($dto: SendEmailCodeInput!) { sendEmailCode(dto: $dto) { status } }', { dto: { ...form, email } });
  await queryAs(client, 'mutation ($dto: AuthenticateInput!) { authenticate(dto: $dto) { user { id } } }', {
    dto: { emailOrPhone: email, code: await readCode(email, codeNumber) },
  });
}
