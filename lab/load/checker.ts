import { Refusal } from '../../scripts/terminal.ts';
import { decodeBody, type HttpRequest, type HttpResponse } from './send.ts';

/** A request with a check of its response. */
export interface Call extends HttpRequest {
  /** Describes what is wrong with the body of a 200 response, or returns undefined. */
  wrongIn: (body: string) => string | undefined;
  /** How many bytes of a response as it is sent may differ from a right one without a check: those of a page's nonces. */
  ownBytes?: number;
}

const MAX_CACHED = 4;

/** Whether two bodies are identical, but for some bytes at the same positions. */
function isAlike(one: Buffer, other: Buffer, ownBytes: number): boolean {
  if (one.length !== other.length) return false;
  if (one.equals(other)) return true;
  let different = 0;
  for (let at = 0; at < one.length && different <= ownBytes; at += 1) if (one[at] !== other[at]) different += 1;
  return different <= ownBytes;
}

const right = new WeakMap<Call, Buffer[]>();

/**
 * Checks a response, because a fast wrong one is worthless. A response like one that passed is not parsed again, because the load generator
 * shares the CPU with the servers that it measures.
 */
export function checkResponse(call: Call, response: HttpResponse): void {
  const { status, body } = response;
  const cached = right.get(call) ?? [];
  if (status === 200 && cached.some((one) => isAlike(one, body, call.ownBytes ?? 0))) return;
  const wrong = status === 200 ? call.wrongIn(decodeBody(response)) : `status ${status}`;
  if (wrong !== undefined)
    throw new Refusal(`${call.path} ${call.body?.slice(-200) ?? ''}: ${wrong}\n${decodeBody(response).slice(0, 600)}`);
  right.set(call, [body, ...cached].slice(0, MAX_CACHED));
}
