import { readRefusalCode } from '../graphql/browser-api.ts';

const transientCodes = new Set(['UNAVAILABLE', 'OUTCOME_UNKNOWN', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAUTHENTICATED']);

/** Whether the API has rejected a change for good, so that it is useless to send the change again. */
function isPermanent(error: unknown): boolean {
  const code = readRefusalCode(error);
  return code !== undefined && !transientCodes.has(code);
}

/**
 * Turns a permanent rejection by the API into null, after calling `onRefusal`. Other errors are passed on, so that the change is sent
 * again.
 */
export const ignoreRefusal = <Result>(pending: Promise<Result>, onRefusal: (error: unknown) => void = () => undefined) =>
  pending.catch((error: unknown) => {
    if (!isPermanent(error)) throw error;
    onRefusal(error);
    return null;
  });
