import { describe, expect, it } from '@jest/globals';
import { ConnectionError, isApiError } from '../error/errors.ts';
import { AddToCartDocument, ViewerDocument } from '../generated/operations.ts';
import { cookieSession, type RefreshTime } from '../session/session.ts';
import { repeatReads } from './repeat.ts';
import { createRequester, type RequesterOptions } from './requester.ts';
import { sendWithSession } from './send-with-session.ts';

type Reply = Response | Error;

const createSuccess = () => Response.json({ data: { user: null } }, { headers: { 'x-age-ms': '5' } });
const createRefusal = (code: string, details: object = {}, status = 200) =>
  Response.json({ data: null, errors: [{ message: 'Нет.', extensions: { code, details } }] }, { status });
const createExpiredRefusal = () => createRefusal('UNAUTHENTICATED');
const createRefreshResponse = () => Response.json({ data: { refreshTokens: { authData: null } } });
const createNetworkError = () => new TypeError('fetch failed');

/** Creates a requester whose requests get these replies in this order, and a list of the names of the operations that it has sent. */
function createRequesterWithReplies(replies: Reply[], options: Partial<RequesterOptions> = {}) {
  const operationNames: string[] = [];
  const fetch = async (_address: unknown, init?: RequestInit) => {
    operationNames.push(/(?:query|mutation) (\w+)/.exec(String(init?.body))?.[1] ?? '');
    const reply = replies[operationNames.length - 1];
    if (!(reply instanceof Response)) throw reply ?? new Error('too many requests');
    return reply;
  };
  return { operationNames, ...createRequester({ endpoint: 'http://shop.invalid/graphql', fetch, ...options }) };
}

const cartInput = { dto: { ids: ['1'] } };

describe('a requester', () => {
  it('sends a request once and as a guest if it has neither a session nor a policy for repeats', async () => {
    const { request, operationNames } = createRequesterWithReplies([createExpiredRefusal(), createNetworkError()]);
    await expect(request(ViewerDocument)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await expect(request(ViewerDocument)).rejects.toMatchObject({ reason: 'NETWORK' });
    expect(operationNames).toEqual(['Viewer', 'Viewer']);
  });

  it('passes the headers and the text of a response to onResponse, even of an error', async () => {
    const responses: [string | null, string][] = [];
    const onResponse = ({ headers, text }: { headers: Headers; text: string }) => responses.push([headers.get('x-age-ms'), text]);
    const { request } = createRequesterWithReplies([createSuccess(), createRefusal('NOT_FOUND')]);
    await request(ViewerDocument, {}, { onResponse });
    await expect(request(ViewerDocument, {}, { onResponse })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(responses).toEqual([
      ['5', '{"data":{"user":null}}'],
      [null, expect.stringContaining('NOT_FOUND')],
    ]);
  });
});

describe('repeatReads', () => {
  it.each([
    ['a lost response', createNetworkError],
    ['an error response of a proxy', () => new Response('', { status: 502 })],
    ['UNAVAILABLE', () => createRefusal('UNAVAILABLE', { retryAfter: 60 }, 503)],
  ])('repeats a query once after %s, but not a mutation', async (_what, fail) => {
    const { request, operationNames } = createRequesterWithReplies([fail(), createSuccess(), fail(), fail(), fail()], {
      repeat: repeatReads,
    });
    expect(await request(ViewerDocument)).toEqual({ user: null });
    await expect(request(ViewerDocument)).rejects.toThrow();
    await expect(request(AddToCartDocument, cartInput)).rejects.toThrow();
    expect(operationNames).toHaveLength(5);
  });

  it('does not repeat a query that an overloaded API has refused', async () => {
    const { request, operationNames } = createRequesterWithReplies([createRefusal('UNAVAILABLE', { reason: 'overload' }, 503)], {
      repeat: repeatReads,
    });
    await expect(request(ViewerDocument)).rejects.toThrow();
    expect(operationNames).toHaveLength(1);
  });
});

describe('a cookieSession', () => {
  it('is refreshed once for tabs that share the time of the last refresh', async () => {
    let time: number | null = null;
    const refreshTime: RefreshTime = { read: () => time, write: (next) => (time = next) };
    const session = cookieSession({ refreshTime });
    const firstTab = createRequesterWithReplies([createExpiredRefusal(), createRefreshResponse(), createSuccess()], { session });
    const secondTab = createRequesterWithReplies([createSuccess()], { session });
    const viewerBefore = await secondTab.session.current();
    const startedAt = Date.now();
    // Waits for the next millisecond, because the times that are compared are in milliseconds.
    while (Date.now() === startedAt) await new Promise(setImmediate);
    await firstTab.request(ViewerDocument);
    await secondTab.session.renew(viewerBefore);
    expect([firstTab.operationNames, secondTab.operationNames]).toEqual([['Viewer', 'RefreshTokens', 'Viewer'], []]);
  });

  it('is refreshed again if the clock was set back after the last refresh', async () => {
    const refreshTime = { read: () => Date.now() + 60_000, write: () => {} };
    const { request, operationNames } = createRequesterWithReplies([createExpiredRefusal(), createRefreshResponse(), createSuccess()], {
      session: cookieSession({ refreshTime }),
    });
    await request(ViewerDocument);
    expect(operationNames).toContain('RefreshTokens');
  });

  it('that has ended lets a mutation be repeated as a guest only if the caller allows it', async () => {
    let endCount = 0;
    const session = cookieSession({ onEnd: () => (endCount += 1) });
    const { request } = createRequesterWithReplies(
      [createExpiredRefusal(), createExpiredRefusal(), createExpiredRefusal(), createExpiredRefusal(), createSuccess()],
      { session },
    );
    await expect(request(AddToCartDocument, cartInput)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await request(AddToCartDocument, cartInput, { asGuest: true })).toEqual({ user: null });
    expect(endCount).toBe(2);
  });

  it('is refreshed for a plain HTTP request too, whose failures are an ApiError or a ConnectionError', async () => {
    const { session, operationNames } = createRequesterWithReplies([createRefreshResponse()], { session: cookieSession() });
    const uploads = [
      new Response('', { status: 401 }),
      Response.json({ id: '1' }),
      createRefusal('BAD_USER_INPUT', {}, 400),
      new Response('', { status: 502 }),
    ];
    const upload = async (headers: Record<string, string>) => {
      expect(headers).toEqual({ 'x-meet-browser': '1' });
      return uploads.shift() as Response;
    };
    expect(await (await sendWithSession(session, upload)).json()).toEqual({ id: '1' });
    expect(operationNames).toEqual(['RefreshTokens']);
    expect(isApiError(await sendWithSession(session, upload).catch((error: unknown) => error), 'BAD_USER_INPUT')).toBe(true);
    await expect(sendWithSession(session, upload)).rejects.toBeInstanceOf(ConnectionError);
  });
});
