import type { Answer } from './api-client.ts';
import { noAnswer } from './failure-words.ts';
import { RefreshTokensDocument, type TypedDocumentString } from './generated/graphql.ts';
import { browserMarker, questionBody, questionHeaders } from './question.ts';
import { renewSession } from './renew-session.ts';

const timeoutMs = 10_000;
const unauthenticated = 401;

/** What the API refused, in words for a shopper. */
class ApiRefusal extends Error {
  readonly code: string;
  readonly details: Record<string, unknown>;

  constructor(message: string, code: string, details: Record<string, unknown> = {}) {
    super(message);
    this.name = 'ApiRefusal';
    this.code = code;
    this.details = details;
  }
}

/** Why something did not work, in words for a shopper. */
export const wordsOfFailure = (error: unknown): string => (error instanceof ApiRefusal ? error.message : noAnswer);

/** What the API says beside the words, for a page that can do something about it; nothing where it refused nothing. */
export const detailsOfRefusal = (error: unknown): Readonly<Record<string, unknown>> => (error instanceof ApiRefusal ? error.details : {});

interface Question<Variables> {
  variables: Variables;
  /** Aborts it: a newer question has made it stale, or its page has gone. */
  signal?: AbortSignal | undefined;
}

function demandNone(errors: Answer<unknown>['errors']): void {
  const [refusal] = errors ?? [];
  if (refusal) throw new ApiRefusal(refusal.message, refusal.extensions?.code ?? 'INTERNAL', refusal.extensions?.details);
}

async function ask<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  { variables, signal }: Question<Variables>,
): Promise<Result> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...questionHeaders, ...browserMarker },
    body: questionBody(document, variables),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const { data, errors } = (await response.json()) as Answer<Result>;
  demandNone(errors);
  if (!data) throw new ApiRefusal('Нет ответа', 'INTERNAL');
  return data;
}

const isOver = (error: unknown) => error instanceof ApiRefusal && error.code === 'UNAUTHENTICATED';

/** Whether the session lives on. */
async function refresh(): Promise<boolean> {
  try {
    await ask(RefreshTokensDocument, { variables: {} });
    return true;
  } catch (error) {
    if (isOver(error)) return false;
    throw error;
  }
}

/**
 * Asks the API from the browser, where no loader can: what a shopper does between two pages. Throws ApiRefusal, or what fetch throws. A
 * token that has ended is renewed, and the question asked once more; where it cannot be, a guest asks it.
 */
export async function askApi<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  question: Question<Variables>,
): Promise<Result> {
  const askedAt = Date.now();
  try {
    return await ask(document, question);
  } catch (error) {
    if (!isOver(error)) throw error;
    await renewSession({ askedAt, refresh });
    return ask(document, question);
  }
}

/** What is no question of GraphQL, such as a file; asked as askApi asks, and refused in the same form. */
export async function askWithSession(path: string): Promise<Response> {
  const askedAt = Date.now();
  const fetchFile = () => fetch(path, { headers: browserMarker, signal: AbortSignal.timeout(timeoutMs) });
  let response = await fetchFile();
  if (response.status === unauthenticated) {
    await renewSession({ askedAt, refresh });
    response = await fetchFile();
  }
  if (response.ok) return response;
  const { errors } = (await response.json()) as Answer<unknown>;
  demandNone(errors);
  throw new ApiRefusal('Не\u00a0получилось. Попробуйте ещё раз.', 'INTERNAL');
}
