import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { print } from 'graphql';
import { type Client, createClient } from 'graphql-ws';
import { CartChangedDocument, SendCodeDocument, SignInDocument } from './generated/graphql.js';
import { newEmail, readCode, shop, until } from './shop.js';

const query = print(CartChangedDocument);

async function post<Result>(document: Parameters<typeof print>[0], variables: object): Promise<Result> {
  const response = await fetch(shop.endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: print(document), variables }),
  });
  return ((await response.json()) as { data: Result }).data;
}

async function signIn(): Promise<string> {
  const email = newEmail();
  const { sendEmailCode } = await post<{ sendEmailCode: { challenge: string } }>(SendCodeDocument, { dto: { email } });
  const dto = { emailOrPhone: email, code: await readCode(email), challenge: sendEmailCode.challenge, consent: true };
  const { authenticate } = await post<{ authenticate: { authData: { accessToken: string } } }>(SignInDocument, { dto });
  return authenticate.authData.accessToken;
}

/** Subscribes, and resolves with the code with which the server closes the socket. */
function readCloseCode(client: Client): Promise<number> {
  return new Promise((resolve, reject) => {
    client.subscribe(
      { query },
      {
        next: () => reject(new Error('The server sent a cart.')),
        error: (event) => resolve((event as CloseEvent).code),
        complete: () => reject(new Error('The subscription was completed.')),
      },
    );
  });
}

describe('graphql-ws', () => {
  it('receives the cart of a signed-in shopper by a subscription', async () => {
    const authorization = `Bearer ${await signIn()}`;
    const client = createClient({ url: shop.sockets, connectionParams: { authorization } });
    const versions: string[] = [];
    const stop = client.subscribe<{ cartChanged: { version: string } }>(
      { query },
      { next: ({ data }) => data && versions.push(data.cartChanged.version), error: () => undefined, complete: () => undefined },
    );
    await until('subscription', () => versions[0]);
    stop();
    await client.dispose();
  });

  it('reports the close code 4401 if there is no session, and 4403 if the token is invalid', async () => {
    assert.equal(await readCloseCode(createClient({ url: shop.sockets, retryAttempts: 0 })), 4401);
    const connectionParams = { authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.AAAA' };
    assert.equal(await readCloseCode(createClient({ url: shop.sockets, retryAttempts: 0, connectionParams })), 4403);
  });
});
