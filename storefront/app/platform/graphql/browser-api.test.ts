/** @jest-environment jsdom */
import { queryApi, toFailureMessage } from './browser-api.ts';
import { unsureIfSavedAdvice } from './failure-messages.ts';
import type { TypedDocumentString } from './generated/graphql.ts';

const read = { toString: () => '\n    query Prices { price }' } as TypedDocumentString<{ price: number }, object>;
const change = { toString: () => '\n    mutation Save { price }' } as TypedDocumentString<{ price: number }, object>;

const ownFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = ownFetch;
});

interface Fake {
  status?: number;
  body: object;
}

/** Fakes an API that returns these responses in order; null stands for a failed connection. Returns the number of requests so far. */
function fakeApi(...responses: (Fake | null)[]): () => number {
  let asked = 0;
  globalThis.fetch = async () => {
    const response = responses[asked];
    asked += 1;
    if (!response) throw new TypeError('fetch failed');
    return { status: response.status ?? 200, text: async () => JSON.stringify(response.body) } as Response;
  };
  return () => asked;
}

const refused = (code: string, message: string): Fake => ({ status: 503, body: { errors: [{ message, extensions: { code } }] } });
const unavailable = refused('UNAVAILABLE', 'Магазин не отвечает. Попробуйте ещё раз.');
const unknown = refused('OUTCOME_UNKNOWN', 'Неизвестно, чем кончилось.');
const answered: Fake = { body: { data: { price: 1 } } };

test.each([
  ['the connection fails', null],
  ['the database does not respond', unavailable],
])('a read is sent again once if %s', async (_what, first) => {
  const asked = fakeApi(first, answered);
  expect(await queryApi(read, { variables: {} })).toEqual({ price: 1 });
  expect(asked()).toBe(2);
});

test('a read is not sent a third time if the second attempt fails too', async () => {
  const asked = fakeApi(unavailable, unavailable, answered);
  await expect(queryApi(read, { variables: {} })).rejects.toThrow('Магазин не отвечает');
  expect(asked()).toBe(2);
});

test('a read whose page the visitor has left is not sent again', async () => {
  const left = new AbortController();
  const asked = fakeApi(null, answered);
  left.abort();
  await expect(queryApi(read, { variables: {}, signal: left.signal })).rejects.toThrow();
  expect(asked()).toBe(1);
});

test.each([
  ['the response is lost', null, `Связь прервалась, и\u00a0неизвестно, чем кончилось. ${unsureIfSavedAdvice}`],
  ['nothing was changed', unavailable, 'Магазин не отвечает. Попробуйте ещё раз.'],
  ['the outcome is unknown', unknown, `Связь прервалась, и\u00a0неизвестно, чем кончилось. ${unsureIfSavedAdvice}`],
])('a mutation is not sent again, and the shopper is told what to do, if %s', async (_what, first, words) => {
  const asked = fakeApi(first, answered);
  const failure = await queryApi(change, { variables: {} }).catch((error: unknown) => error);
  expect(toFailureMessage(failure, unsureIfSavedAdvice)).toBe(words);
  expect(asked()).toBe(1);
});
