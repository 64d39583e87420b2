import { useCallback, useEffect, useState } from 'react';
import { useSessionChange } from '../use-session-change.ts';
import { askApi } from './browser-api.ts';
import type { TypedDocumentString } from './generated/graphql.ts';

interface Asked<Result, Variables> {
  /** The last answer; it stays while a newer question is on its way. */
  answer: Result | null;
  /** What it is the answer to. */
  asked: Variables | null;
  /** A question is on its way. */
  asking: boolean;
  /** The last question that is not on its way was not answered. */
  failed: boolean;
  again: () => void;
}

interface Outcome<Result, Variables> extends Pick<Asked<Result, Variables>, 'answer' | 'asked' | 'failed'> {
  /** The question that it is of, and which time it was asked. */
  of: string | null;
}

/** The API's answer to what only the browser can ask, for it alone remembers the ids. Nothing is asked for null; a stale answer is dropped. After a sign-in or sign-out it is asked again: the API answers each viewer their own prices. */
export function useAnswer<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables | null,
): Asked<Result, Variables> {
  const [outcome, setOutcome] = useState<Outcome<Result, Variables>>({ answer: null, asked: null, failed: false, of: null });
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  useSessionChange(again);
  // The same question in another object is no other question.
  const question = variables === null ? null : JSON.stringify(variables);
  const asks = question === null ? null : `${attempt} ${question}`;
  useEffect(() => {
    if (question === null || asks === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const own = JSON.parse(question) as Variables;
    askApi(document, { variables: own, signal }).then(
      (fresh) => !signal.aborted && setOutcome({ answer: fresh, asked: own, failed: false, of: asks }),
      () => !signal.aborted && setOutcome((before) => ({ ...before, failed: true, of: asks })),
    );
    return () => controller.abort();
  }, [document, question, asks]);
  const { answer, asked, failed, of } = outcome;
  return { answer, asked, asking: asks !== null && of !== asks, failed, again };
}
