import { Agent } from 'node:http';
import { Refusal } from '../../scripts/terminal.ts';
import { type Call, checkResponse } from './checker.ts';
import { type Connections, decodeBody, send } from './send.ts';

/** Requests that depend on each other, such as those that place an order. They count as one, and so does their latency. */
export interface Sequence {
  /** Yields the requests in turn and gets the body of each response. Each run yields new ones. */
  requests: () => Generator<Call, void, string>;
}

export type Work = Call | Sequence;

interface Load {
  port: number;
  calls: readonly Work[];
  connections: number;
  seconds: number;
  /** Called for a failed request or a wrong response. Without it, the first error ends the load. */
  onError?: (error: Error) => void;
}

/** Latency of each response in milliseconds, and the duration of the load in seconds. */
export interface Answers {
  latencies: number[];
  seconds: number;
}

/** Does the work once and returns the checked bodies. */
export async function askOnce(port: number, calls: readonly Work[]): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const bodies: string[] = [];
  for (const call of calls) bodies.push(...('requests' in call ? await follow({ agent, port }, call) : [await ask({ agent, port }, call)]));
  agent.destroy();
  return bodies;
}

async function ask(connections: Connections, call: Call): Promise<string> {
  const response = await send(connections, call);
  checkResponse(call, response);
  return decodeBody(response);
}

async function follow(connections: Connections, { requests }: Sequence): Promise<string[]> {
  const bodies: string[] = [];
  const following = requests();
  for (let next = following.next(); !next.done; next = following.next(bodies.at(-1) ?? '')) bodies.push(await ask(connections, next.value));
  return bodies;
}

/** Does a piece of work and returns its latency in milliseconds. That of a single request leaves out the check of its response. */
async function timeWork(connections: Connections, work: Work): Promise<{ ms: number; check: () => void }> {
  const started = performance.now();
  if ('requests' in work) {
    await follow(connections, work);
    return { ms: performance.now() - started, check: () => undefined };
  }
  const response = await send(connections, work);
  return { ms: performance.now() - started, check: () => checkResponse(work, response) };
}

/** Number of errors in a row after which a server counts as dead. */
const MAX_ERRORS_IN_A_ROW = 100;

/**
 * Sends the calls in turn over several connections. Each connection starts at a different call and sends the next one after each response.
 * Fails if the server is dead.
 */
export async function load({ port, calls, connections, seconds, onError }: Load): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  let errorsInARow = 0;
  let isDead = false;
  const askFrom = async (first: number): Promise<void> => {
    for (let at = first; performance.now() < end && !isDead; at += 1) {
      const call = calls[at % calls.length];
      if (!call) throw new Refusal('There are no requests to send.');
      try {
        const { ms, check } = await timeWork({ agent, port }, call);
        latencies.push(ms);
        check();
        errorsInARow = 0;
      } catch (error) {
        if (!onError) throw error;
        errorsInARow += 1;
        isDead ||= errorsInARow === MAX_ERRORS_IN_A_ROW;
        onError(error as Error);
      }
    }
  };
  const step = Math.max(1, Math.floor(calls.length / connections));
  await Promise.all(Array.from({ length: connections }, (_, number) => askFrom(number * step)));
  agent.destroy();
  if (isDead) throw new Refusal(`The server on port ${port} failed ${MAX_ERRORS_IN_A_ROW} times in a row.`);
  return { latencies, seconds: (performance.now() - started) / 1000 };
}

/** Returns the latency that the given share of answers does not exceed. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}
