import { readRefusalCode } from '../graphql/browser-api.ts';

const transientCodes = new Set(['UNAVAILABLE', 'OUTCOME_UNKNOWN', 'TOO_MANY_REQUESTS', 'INTERNAL', 'UNAUTHENTICATED']);

/** Whether the API has rejected a change for good. Otherwise it is sent again. */
function isPermanent(error: unknown): boolean {
  const code = readRefusalCode(error);
  return code !== undefined && !transientCodes.has(code);
}

/** Returns null if the server has rejected a change for good. */
export const ignoreRefusal = <Result>(pending: Promise<Result>, onRefusal: (error: unknown) => void = () => undefined) =>
  pending.catch((error: unknown) => {
    if (!isPermanent(error)) throw error;
    onRefusal(error);
    return null;
  });
