import { Refusal } from '../../scripts/terminal.ts';
import { decodeBody, type HttpRequest, type HttpResponse } from './send.ts';

export interface Call extends HttpRequest {
  /** Describes what is wrong with the body of a 200 response, or returns undefined. */
  describeFault: (body: string) => string | undefined;
  /**
   * Maximum number of bytes in which a response may differ from a correct one without being checked: the nonces of a page differ each time.
   */
  variableBytes?: number;
}

/** Maximum number of correct bodies that are stored for a request. */
const MAX_CHECKED_BODIES = 4;

/** Whether two bodies are identical, but for some bytes at the same positions. */
function isNearlyEqual(one: Buffer, other: Buffer, variableBytes: number): boolean {
  if (one.length !== other.length) return false;
  if (one.equals(other)) return true;
  let differingBytes = 0;
  for (let index = 0; index < one.length && differingBytes <= variableBytes; index += 1)
    if (one[index] !== other[index]) differingBytes += 1;
  return differingBytes <= variableBytes;
}

const correctBodies = new WeakMap<Call, Buffer[]>();

/**
 * Checks a response, because a fast wrong response is worthless. A response that differs from an earlier correct one only in nonces is not
 * parsed again, because the load generator shares the CPU with the servers that it measures.
 */
export function checkResponse(call: Call, response: HttpResponse): void {
  const { status, body } = response;
  const checkedBodies = correctBodies.get(call) ?? [];
  if (status === 200 && checkedBodies.some((checkedBody) => isNearlyEqual(checkedBody, body, call.variableBytes ?? 0))) return;
  const fault = status === 200 ? call.describeFault(decodeBody(response)) : `status ${status}`;
  if (fault !== undefined)
    throw new Refusal(`${call.path} ${call.body?.slice(-200) ?? ''}: ${fault}\n${decodeBody(response).slice(0, 600)}`);
  correctBodies.set(call, [body, ...checkedBodies].slice(0, MAX_CHECKED_BODIES));
}
