import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Browser } from '../browser.harness.ts';
import { RefreshTokensDocument } from '../generated/internal-operations.ts';
import { ViewerDocument } from '../generated/operations.ts';
import { failConnection, Network } from '../network.harness.ts';
import { createBotCheckFields, createTestClient, openRealApi, type RealApi, signInByCode } from '../real-api.harness.ts';
import { memoryTokens, storedTokens, type TokenStorage } from './tokens.ts';

let api: RealApi;

beforeAll(() => {
  api = openRealApi();
});
afterAll(() => api.close());

/** Replaces the access token by an invalid one, which the API refuses like an expired one. */
async function expire(tokens: TokenStorage): Promise<void> {
  const storedTokens = await tokens.read();
  if (storedTokens) await tokens.write({ ...storedTokens, accessToken: 'expired' });
}

async function signInPerson() {
  const tokens = memoryTokens();
  const network = new Network();
  let endCount = 0;
  const client = createTestClient(api, { tokens, fetch: network.fetch, onSessionEnd: () => (endCount += 1) });
  const email = await signInByCode(api, client);
  network.operationNames.length = 0;
  return { tokens, network, client, email, countEnds: () => endCount };
}

describe('a session by tokens', () => {
  it('begins with a code and ends with the sign-out', async () => {
    const { client, email, tokens } = await signInPerson();
    expect((await client.request(ViewerDocument)).user).toMatchObject({ email });
    const tokensBefore = await tokens.read();
    await client.signOut();
    expect(await tokens.read()).toBeNull();
    expect((await client.request(ViewerDocument)).user).toBeNull();
    const thief = createTestClient(api, { tokens: memoryTokens(tokensBefore) });
    expect((await thief.request(ViewerDocument)).user).toBeNull();
  });

  it('is refreshed once for twenty requests that are refused at the same time', async () => {
    const { client, email, tokens, network } = await signInPerson();
    await expire(tokens);
    const responses = await Promise.all(Array.from({ length: 20 }, () => client.request(ViewerDocument)));
    expect(new Set(responses.map(({ user }) => user?.email))).toEqual(new Set([email]));
    expect(network.count(RefreshTokensDocument)).toBe(1);
    await client.request(ViewerDocument);
    expect(network.count(RefreshTokensDocument)).toBe(1);
  });

  it('is not refreshed again for a request that was sent before the refresh', async () => {
    const { client, email, tokens, network } = await signInPerson();
    await expire(tokens);
    const lateResponse = Promise.withResolvers<void>();
    let responseCount = 0;
    network.after = (name) => {
      responseCount += name === 'Viewer' ? 1 : 0;
      return responseCount === 1 ? lateResponse.promise : undefined;
    };
    const slow = client.request(ViewerDocument);
    const fast = await client.request(ViewerDocument);
    lateResponse.resolve();
    expect([(await slow).user?.email, fast.user?.email]).toEqual([email, email]);
    expect(network.count(RefreshTokensDocument)).toBe(1);
  });

  it('survives a lost response to a refresh', async () => {
    const { client, email, tokens, network } = await signInPerson();
    await expire(tokens);
    network.after = (name) => (name === 'RefreshTokens' && network.count(RefreshTokensDocument) === 1 ? failConnection() : undefined);
    expect((await client.request(ViewerDocument)).user?.email).toBe(email);
    expect(network.count(RefreshTokensDocument)).toBe(2);
  });

  it('continues if the API does not respond to the refresh', async () => {
    const { client, email, tokens, network, countEnds } = await signInPerson();
    await expire(tokens);
    network.before = (name) => (name === 'RefreshTokens' ? failConnection() : undefined);
    await expect(client.request(ViewerDocument)).rejects.toMatchObject({ name: 'ConnectionError', reason: 'NETWORK' });
    expect(countEnds()).toBe(0);
    network.before = () => {};
    expect((await client.request(ViewerDocument)).user?.email).toBe(email);
  });

  it('completes its refresh even if the caller aborts the request', async () => {
    const { client, email, tokens, network } = await signInPerson();
    await expire(tokens);
    const abortController = new AbortController();
    network.after = (name) => (name === 'RefreshTokens' ? abortController.abort(new Error('gone')) : undefined);
    await expect(client.request(ViewerDocument, {}, { signal: abortController.signal })).rejects.toThrow('gone');
    expect((await client.request(ViewerDocument)).user?.email).toBe(email);
    expect(network.count(RefreshTokensDocument)).toBe(1);
  });

  it('ends if somebody else has used one of its earlier refresh tokens, reports this once, and queries continue as a guest', async () => {
    const { client, tokens, countEnds } = await signInPerson();
    const first = await tokens.read();
    for (let rotation = 0; rotation < 2; rotation += 1) {
      await expire(tokens);
      await client.request(ViewerDocument);
    }
    const thief = createTestClient(api, { tokens: memoryTokens(first && { ...first, accessToken: 'expired' }) });
    expect((await thief.request(ViewerDocument)).user).toBeNull();
    await expire(tokens);
    const responses = await Promise.all([client.request(ViewerDocument), client.request(ViewerDocument)]);
    expect(responses).toEqual([{ user: null }, { user: null }]);
    expect(countEnds()).toBe(1);
    expect(await tokens.read()).toBeNull();
  });

  it.each(['with', 'without'])('is shared by two clients with the same storage, like two tabs, %s Web Locks', async (locks) => {
    const hiddenNavigator =
      locks === 'without' ? jest.replaceProperty(globalThis, 'navigator', undefined as unknown as Navigator) : undefined;
    const storedTexts = new Map<string, string>();
    const storage = {
      getItem: (key: string) => storedTexts.get(key) ?? null,
      setItem: (key: string, value: string) => void storedTexts.set(key, value),
      removeItem: (key: string) => void storedTexts.delete(key),
    };
    const tokens = storedTokens(storage);
    const network = new Network();
    const [firstTab, secondTab] = [1, 2].map(() => createTestClient(api, { tokens: storedTokens(storage), fetch: network.fetch }));
    const email = firstTab && (await signInByCode(api, firstTab));
    for (let round = 0; round < 3; round += 1) {
      await expire(tokens);
      const responses = await Promise.all([firstTab, secondTab].map((tab) => tab?.request(ViewerDocument)));
      expect(responses.map((response) => response?.user?.email)).toEqual([email, email]);
    }
    hiddenNavigator?.restore();
    await firstTab?.signOut();
    expect((await secondTab?.request(ViewerDocument))?.user).toBeNull();
  });

  it('is not restored by a refresh that was running during the sign-out', async () => {
    const { client, tokens } = await signInPerson();
    await expire(tokens);
    await Promise.all([client.request(ViewerDocument), client.signOut()]);
    expect(await tokens.read()).toBeNull();
  });
});

describe('a session by cookies', () => {
  it('begins, is refreshed once for twenty requests, and ends, without a token that scripts can read', async () => {
    const browser = new Browser(new Network());
    const tokens = memoryTokens();
    const client = createTestClient(api, { cookies: true, tokens, fetch: browser.fetch });
    const email = await signInByCode(api, client, createBotCheckFields());
    browser.cookies.set('access', 'expired');
    const responses = await Promise.all(Array.from({ length: 20 }, () => client.request(ViewerDocument)));
    expect(new Set(responses.map(({ user }) => user?.email))).toEqual(new Set([email]));
    expect(browser.network.count(RefreshTokensDocument)).toBe(1);
    expect(await tokens.read()).toBeNull();
    await client.signOut();
    expect([browser.cookies.has('access'), browser.cookies.has('refresh')]).toEqual([false, false]);
    expect((await client.request(ViewerDocument)).user).toBeNull();
  });

  it('is reported as ended if its cookies are invalid, and queries continue as a guest', async () => {
    const browser = new Browser(new Network());
    let endCount = 0;
    const client = createTestClient(api, { cookies: true, fetch: browser.fetch, onSessionEnd: () => (endCount += 1) });
    await signInByCode(api, client, createBotCheckFields());
    for (const name of ['access', 'refresh']) browser.cookies.set(name, 'stolen');
    expect((await client.request(ViewerDocument)).user).toBeNull();
    expect(endCount).toBe(1);
  });

  it('is missing for a guest, whose query for personal data is refused with UNAUTHENTICATED', async () => {
    const client = createTestClient(api, { cookies: true, fetch: new Browser(new Network()).fetch });
    await expect(client.request('{ sessions { id } }')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
