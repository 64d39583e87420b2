import { ApiError, ConnectionError, type ErrorInResponse } from '../error/errors.ts';
import type { Session } from '../session/session.ts';

/**
 * Sends a request that is no GraphQL operation, such as an upload, as the viewer of a session. `send` gets the headers that identify the
 * viewer, and is called again if the session had to be refreshed. Throws ApiError if the API refuses, or what `send` throws.
 */
export async function sendWithSession(session: Session, send: (headers: Record<string, string>) => Promise<Response>): Promise<Response> {
  const viewer = await session.current();
  let response = await send(viewer.headers);
  if (response.status === 401 && viewer.hasSession) {
    await session.renew(viewer);
    response = await send((await session.current()).headers);
  }
  if (response.ok) return response;
  const { errors } = (await response.json().catch(() => ({}))) as { errors?: readonly ErrorInResponse[] };
  if (Array.isArray(errors)) throw new ApiError({ errors });
  const message = `Something other than the API responded, with status ${response.status}.`;
  throw new ConnectionError({ reason: 'ANSWER', message, mayHaveHappened: true, status: response.status });
}
