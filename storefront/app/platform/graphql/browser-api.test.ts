/** @jest-environment jsdom */
import { queryApi, toFailureMessage } from './browser-api.ts';
import { unsureIfSavedAdvice } from './failure-messages.ts';
import type { TypedDocumentString } from './generated/graphql.ts';

const priceQuery = { toString: () => '\n    query Prices { price }' } as TypedDocumentString<{ price: number }, object>;
const saveMutation = { toString: () => '\n    mutation Save { price }' } as TypedDocumentString<{ price: number }, object>;

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
});

interface FakeReply {
  status?: number;
  body: object;
}

/**
 * Fakes an API that returns these responses in order; null stands for a failed connection. Returns a function that counts the requests so
 * far.
 */
function fakeApi(...responses: (FakeReply | null)[]): () => number {
  let requestCount = 0;
  globalThis.fetch = async () => {
    const response = responses[requestCount];
    requestCount += 1;
    if (!response) throw new TypeError('fetch failed');
    return { status: response.status ?? 200, text: async () => JSON.stringify(response.body) } as Response;
  };
  return () => requestCount;
}

const buildRefusal = (code: string, message: string): FakeReply => ({ status: 503, body: { errors: [{ message, extensions: { code } }] } });
const unavailable = buildRefusal('UNAVAILABLE', 'Магазин не отвечает. Попробуйте ещё раз.');
const outcomeUnknown = buildRefusal('OUTCOME_UNKNOWN', 'Неизвестно, чем кончилось.');
const success: FakeReply = { body: { data: { price: 1 } } };

test.each([
  ['the connection fails', null],
  ['the database does not respond', unavailable],
])("the browser's query is sent again once if %s", async (_what, firstResponse) => {
  const countRequests = fakeApi(firstResponse, success);
  expect(await queryApi(priceQuery, { variables: {} })).toEqual({ price: 1 });
  expect(countRequests()).toBe(2);
});

test("the browser's query is not sent a third time if the second attempt fails too", async () => {
  const countRequests = fakeApi(unavailable, unavailable, success);
  await expect(queryApi(priceQuery, { variables: {} })).rejects.toThrow('Магазин не отвечает');
  expect(countRequests()).toBe(2);
});

test("the browser's query is not sent again once the visitor has left its page", async () => {
  const pageController = new AbortController();
  const countRequests = fakeApi(null, success);
  pageController.abort();
  await expect(queryApi(priceQuery, { variables: {}, signal: pageController.signal })).rejects.toThrow();
  expect(countRequests()).toBe(1);
});

test.each([
  ['the response is lost', null, `Связь прервалась, и\u00a0неизвестно, чем кончилось. ${unsureIfSavedAdvice}`],
  ['the API is unavailable', unavailable, 'Магазин не отвечает. Попробуйте ещё раз.'],
  ['the API does not know the outcome', outcomeUnknown, `Связь прервалась, и\u00a0неизвестно, чем кончилось. ${unsureIfSavedAdvice}`],
])("if %s, the browser's mutation is not sent again, and the message says what to do", async (_what, firstResponse, failureMessage) => {
  const countRequests = fakeApi(firstResponse, success);
  const failure = await queryApi(saveMutation, { variables: {} }).catch((error: unknown) => error);
  expect(toFailureMessage(failure, unsureIfSavedAdvice)).toBe(failureMessage);
  expect(countRequests()).toBe(1);
});
