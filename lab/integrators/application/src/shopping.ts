import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { it } from 'node:test';
import type { TypedDocumentNode } from '@urql/core';
import * as shopping from './generated/graphql.js';
import { newEmail, readCode, type Session, until, upload } from './shop.js';

/** An error of the API in an application, independent of the client. */
export interface ShopError {
  code: string;
  details: Record<string, unknown>;
}

/** A GraphQL client and its session, behind an interface that is the same for all clients. */
export interface ShopClient {
  session: Session;
  request<Result, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
  /** Returns a function that ends the subscription. */
  subscribe<Result>(document: TypedDocumentNode<Result, Record<string, never>>, next: (result: Result) => void): () => void;
  /** Returns the API's error in what `request` has thrown; undefined if there is none. */
  readError(error: unknown): ShopError | undefined;
  /** Called after a sign-in. */
  signedIn?(): void;
  close(): Promise<void> | void;
}

async function readRefusal({ readError }: ShopClient, request: Promise<unknown>): Promise<ShopError> {
  const error = await request.then(
    () => assert.fail('The API did not refuse the request.'),
    (thrown: unknown) => thrown,
  );
  return readError(error) ?? assert.fail(error instanceof Error ? error : String(error));
}

async function signIn(shopClient: ShopClient, email: string): Promise<void> {
  const { sendEmailCode } = await shopClient.request(shopping.SendCodeDocument, { dto: { email } });
  const dto = { emailOrPhone: email, code: await readCode(email), challenge: sendEmailCode.challenge, consent: true };
  const { authenticate } = await shopClient.request(shopping.SignInDocument, { dto });
  shopClient.session.tokens = authenticate.authData ?? assert.fail('There are no tokens.');
  shopClient.signedIn?.();
}

/** Finds a unit that can be bought, and returns its id. */
async function findUnit({ request }: ShopClient): Promise<string> {
  const { filteredProducts } = await request(shopping.ListingDocument, { dto: { directory: 'obuv', pagination: { limit: 20 } } });
  const unit = filteredProducts.items.flatMap(({ offers }) => offers)[0];
  return unit?.productItemId ?? assert.fail('Nothing is for sale.');
}

const buildRecipient = (email: string) => ({ name: 'Анна', surname: 'Ким', phone: '+79161234567', email });

/** Tests what every client must be able to do: a visit from the catalog to a paid order, with the errors on the way. */
export function testShopping(shopClient: ShopClient): void {
  const email = newEmail();

  it('the client reads the catalog with variables', async () => {
    const { filteredProducts } = await shopClient.request(shopping.ListingDocument, {
      dto: { directory: 'obuv', sort: 'CHEAP_FIRST', pagination: { limit: 5 } },
    });
    const prices = filteredProducts.items.map(({ priceDetails }) => priceDetails?.payable ?? 0);
    assert.equal(prices.length, 5);
    assert.deepEqual(
      prices,
      prices.toSorted((one, other) => one - other),
    );
  });

  it('the client signs in with a code from an e-mail', async () => {
    await signIn(shopClient, email);
    const { user } = await shopClient.request(shopping.ViewerDocument, {});
    assert.equal(user?.email, email);
  });

  it('the client can read from TOO_MANY_REQUESTS how long to wait', async () => {
    const otherEmail = newEmail();
    await shopClient.request(shopping.SendCodeDocument, { dto: { email: otherEmail } });
    const { code, details } = await readRefusal(shopClient, shopClient.request(shopping.SendCodeDocument, { dto: { email: otherEmail } }));
    assert.equal(code, 'TOO_MANY_REQUESTS');
    assert.ok(Date.parse(String(details.until)) > Date.now());
  });

  it('the client refreshes its session after UNAUTHENTICATED and repeats the refused request', async () => {
    const oldTokens = shopClient.session.tokens;
    shopClient.session.invalidateAccessToken();
    const [{ user }] = await Promise.all([
      shopClient.request(shopping.ViewerDocument, {}),
      shopClient.request(shopping.QuoteDocument, { dto: { productItemIds: [await findUnit(shopClient)] } }),
    ]);
    assert.equal(user?.email, email);
    assert.notEqual(shopClient.session.tokens?.refreshToken, oldTokens?.refreshToken);
  });

  it('the client follows its cart by a subscription', async () => {
    const versions: (string | undefined)[] = [];
    const stop = shopClient.subscribe(shopping.CartChangedDocument, ({ cartChanged }) => versions.push(cartChanged?.version));
    try {
      await until('subscription', () => versions[0]);
      const unit = await findUnit(shopClient);
      const { addToProductCart } = await shopClient.request(shopping.AddToCartDocument, { dto: { ids: [unit] } });
      assert.deepEqual(
        addToProductCart.lines.map(({ productItemId }) => productItemId),
        [unit],
      );
      assert.equal(await until('change', () => versions[1]), addToProductCart.version);
    } finally {
      stop();
    }
  });

  it('the client can read the invalid fields from BAD_USER_INPUT', async () => {
    const dto = {
      idempotencyKey: randomUUID(),
      productItemIds: [await findUnit(shopClient)],
      expectedTotal: 1,
      recipient: { ...buildRecipient('nobody'), name: '', phone: '1' },
      delivery: { cityId: 'kazan', street: 'Баумана', house: '7' },
    };
    const { code, details } = await readRefusal(shopClient, shopClient.request(shopping.PlaceOrderDocument, { dto }));
    assert.equal(code, 'BAD_USER_INPUT');
    const fields = (details.fields as { field: string; message: string }[]).map(({ field }) => field);
    assert.deepEqual(fields.toSorted(), ['email', 'name', 'phone']);
  });

  it('the client places an order and pays for it', async () => {
    const productItemIds = [await findUnit(shopClient)];
    const { quote } = await shopClient.request(shopping.QuoteDocument, { dto: { productItemIds, delivery: { cityId: 'kazan' } } });
    const order = {
      productItemIds,
      expectedTotal: quote.total,
      recipient: buildRecipient(email),
      delivery: { cityId: 'kazan', street: 'Баумана', house: '7' },
    };
    const dto = { idempotencyKey: randomUUID(), ...order };
    const { createOrderWithPaymentLink: placed } = await shopClient.request(shopping.PlaceOrderDocument, { dto });
    const repetition = await shopClient.request(shopping.PlaceOrderDocument, { dto });
    assert.equal(repetition.createOrderWithPaymentLink.id, placed.id);
    const { payOrder } = await shopClient.request(shopping.PayDocument, { dto: { id: placed.id } });
    const id = new URL(payOrder.url).pathname.split('/').at(-1) ?? '';
    const { decideSandboxPayment } = await shopClient.request(shopping.DecidePaymentDocument, { dto: { id, decision: 'PAY' } });
    assert.equal(decideSandboxPayment.state, 'SUCCEEDED');
  });

  it('the client uploads a picture and uses it', async () => {
    const uploadId = await upload(shopClient.session.headers);
    const { setAvatar } = await shopClient.request(shopping.SetAvatarDocument, { dto: { uploadId } });
    assert.match(setAvatar.avatarUrl ?? '', /^\/_ipx\//);
  });

  it('the client signs out', async () => {
    await shopClient.request(shopping.SignOutDocument, {});
    shopClient.session.tokens = null;
    const { user } = await shopClient.request(shopping.ViewerDocument, {}).catch(() => ({ user: null }));
    assert.equal(user, null);
    await shopClient.close();
  });
}
