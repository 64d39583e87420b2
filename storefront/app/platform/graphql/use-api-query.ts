import { useCallback, useEffect, useState } from 'react';
import { subscribeToSession } from '../store/session-channel.ts';
import { queryApi, readRefusalDetails } from './browser-api.ts';
import type { TypedDocumentString } from './generated/graphql.ts';

interface QueryState<Result, Variables> {
  /** The latest response. This response stays while a newer request is in flight. */
  response: Result | null;
  /** Variables of the request that `response` belongs to. */
  variables: Variables | null;
  /** Whether a request is in flight. */
  loading: boolean;
  /** Whether the latest finished request failed. */
  failed: boolean;
  /** Details of the API's refusal of the latest finished request; empty if the API did not refuse that request. */
  refusal: Readonly<Record<string, unknown>>;
  reload: () => void;
}

interface QueryOutcome<Result, Variables> extends Pick<QueryState<Result, Variables>, 'response' | 'variables' | 'failed' | 'refusal'> {
  /** Key of the request: attempt number and variables. */
  requestKey: string | null;
}

/**
 * Queries the API from the browser, for variables that only the browser stores. Null variables send no request. Stale responses are
 * dropped. The request is repeated after a sign-in or sign-out, because prices depend on the viewer.
 */
export function useApiQuery<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables | null,
): QueryState<Result, Variables> {
  const [outcome, setOutcome] = useState<QueryOutcome<Result, Variables>>({
    response: null,
    variables: null,
    failed: false,
    refusal: {},
    requestKey: null,
  });
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt((previous) => previous + 1), []);
  useEffect(() => subscribeToSession(reload), [reload]);
  // Compared as text, because equal variables may come as a new object.
  const variablesJson = variables === null ? null : JSON.stringify(variables);
  const requestKey = variablesJson === null ? null : `${attempt} ${variablesJson}`;
  useEffect(() => {
    if (variablesJson === null || requestKey === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const parsedVariables = JSON.parse(variablesJson) as Variables;
    queryApi(document, { variables: parsedVariables, signal }).then(
      (response) => !signal.aborted && setOutcome({ response, variables: parsedVariables, failed: false, refusal: {}, requestKey }),
      (error) =>
        !signal.aborted && setOutcome((previous) => ({ ...previous, failed: true, refusal: readRefusalDetails(error), requestKey })),
    );
    return () => controller.abort();
  }, [document, variablesJson, requestKey]);
  const { requestKey: loadedKey, ...latest } = outcome;
  return { ...latest, loading: requestKey !== null && loadedKey !== requestKey, reload };
}
