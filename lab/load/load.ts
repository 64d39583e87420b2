import { Agent } from 'node:http';
import { Refusal } from '../../scripts/terminal.ts';
import { type Call, checkResponse } from './checker.ts';
import { type Connections, decodeBody, send } from './send.ts';

/** Requests that depend on each other, such as those that place an order. A sequence counts as one request with one latency. */
export interface Sequence {
  /** Yields one request after the other, and receives the body of each response. Each call of this method starts a new sequence. */
  requests: () => Generator<Call, void, string>;
}

export type LoadStep = Call | Sequence;

interface Load {
  port: number;
  calls: readonly LoadStep[];
  connections: number;
  seconds: number;
  /** Called for a failed request or a wrong response. Without it, the first error ends the load. */
  onError?: (error: Error) => void;
}

/** Latency of each response in milliseconds, and the duration of the load in seconds. */
export interface LoadResult {
  latencies: number[];
  seconds: number;
}

/** Sends each call once, checks the responses and returns their bodies. */
export async function sendOnce(port: number, calls: readonly LoadStep[]): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const bodies: string[] = [];
  for (const call of calls)
    bodies.push(...('requests' in call ? await sendSequence({ agent, port }, call) : [await sendCall({ agent, port }, call)]));
  agent.destroy();
  return bodies;
}

async function sendCall(connections: Connections, call: Call): Promise<string> {
  const response = await send(connections, call);
  checkResponse(call, response);
  return decodeBody(response);
}

async function sendSequence(connections: Connections, { requests }: Sequence): Promise<string[]> {
  const bodies: string[] = [];
  const iterator = requests();
  for (let next = iterator.next(); !next.done; next = iterator.next(bodies.at(-1) ?? ''))
    bodies.push(await sendCall(connections, next.value));
  return bodies;
}

/** Sends a step of the load and returns its latency. The latency of a single request does not include the check of its response. */
async function measureStep(connections: Connections, step: LoadStep): Promise<{ ms: number; check: () => void }> {
  const startedAt = performance.now();
  if ('requests' in step) {
    await sendSequence(connections, step);
    return { ms: performance.now() - startedAt, check: () => undefined };
  }
  const response = await send(connections, step);
  return { ms: performance.now() - startedAt, check: () => checkResponse(step, response) };
}

/** Number of consecutive errors after which the server is regarded as dead, and the load ends. */
const MAX_ERRORS_IN_A_ROW = 100;

/**
 * Sends the calls in turn over several connections. Each connection starts at a different call and sends the next one after each response.
 * Fails after too many consecutive errors.
 */
export async function runLoad({ port, calls, connections, seconds, onError }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const startedAt = performance.now();
  const endAt = startedAt + seconds * 1000;
  let errorsInARow = 0;
  let isServerDead = false;
  const sendFrom = async (firstIndex: number): Promise<void> => {
    for (let index = firstIndex; performance.now() < endAt && !isServerDead; index += 1) {
      const call = calls[index % calls.length];
      if (!call) throw new Refusal('There are no requests to send.');
      try {
        const { ms, check } = await measureStep({ agent, port }, call);
        latencies.push(ms);
        check();
        errorsInARow = 0;
      } catch (error) {
        if (!onError) throw error;
        errorsInARow += 1;
        isServerDead ||= errorsInARow === MAX_ERRORS_IN_A_ROW;
        onError(error as Error);
      }
    }
  };
  const stride = Math.max(1, Math.floor(calls.length / connections));
  await Promise.all(Array.from({ length: connections }, (_, number) => sendFrom(number * stride)));
  agent.destroy();
  if (isServerDead) throw new Refusal(`The server on port ${port} failed ${MAX_ERRORS_IN_A_ROW} times in a row.`);
  return { latencies, seconds: (performance.now() - startedAt) / 1000 };
}

/** Returns the quantile of sorted values: the value that this share of them does not exceed. */
export function computeQuantile(sortedValues: readonly number[], share: number): number {
  return sortedValues[Math.min(sortedValues.length - 1, Math.ceil(sortedValues.length * share) - 1)] ?? Number.NaN;
}
