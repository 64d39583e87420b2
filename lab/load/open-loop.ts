import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Connections, type HttpRequest, send } from './send.ts';

/** Number of connections: enough for all requests that wait at a server, so that none waits in the load generator. */
const CONNECTIONS = 128;

export interface Outcome {
  /** Whether the request was one that the server should refuse last. */
  isPreferred: boolean;
  status: number;
  /** Whether the response says in Retry-After when to repeat the request. */
  hasRetryAfter: boolean;
  /** Milliseconds since the time at which the request was due. */
  ms: number;
}

/** A request, and whether the server should refuse other requests before it. */
export interface ScheduledRequest {
  call: HttpRequest;
  isPreferred: boolean;
}

interface OpenLoad {
  port: number;
  createRequest: (index: number) => ScheduledRequest;
  /** Requests per second. */
  rate: number;
  seconds: number;
}

async function sendScheduled(connections: Connections, { call, isPreferred }: ScheduledRequest, dueAt: number): Promise<Outcome> {
  const { status, headers } = await send(connections, call);
  return { isPreferred, status, hasRetryAfter: 'retry-after' in headers, ms: performance.now() - dueAt };
}

/** Opens all connections before anything is measured. */
async function openConnections(connections: Connections, { call }: ScheduledRequest): Promise<void> {
  const warmUpRequest = { isPreferred: false, call: { method: 'GET' as const, path: '/favicon.svg', headers: call.headers } };
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sendScheduled(connections, warmUpRequest, 0)));
}

/**
 * Calls `onArrival` by the clock, `rate` times a second on average, while `mustContinue` returns true. Pauses between the calls are random.
 * Calls that were due while the process was busy follow at once.
 */
export async function scheduleArrivals(rate: number, mustContinue: () => boolean, onArrival: (dueAt: number) => void): Promise<void> {
  for (let dueAt = performance.now(); mustContinue(); dueAt += (-Math.log(1 - Math.random()) * 1000) / rate) {
    const pause = dueAt - performance.now();
    if (pause > 1) await delay(pause);
    onArrival(dueAt);
  }
}

/** Sends requests by the clock, whether or not earlier ones have completed, like visitors who are independent of each other. */
export async function loadOnSchedule({ port, createRequest, rate, seconds }: OpenLoad): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
  const connections = { agent, port };
  await openConnections(connections, createRequest(0));
  const pendingOutcomes: Promise<Outcome>[] = [];
  const endAt = performance.now() + seconds * 1000;
  await scheduleArrivals(
    rate,
    () => performance.now() < endAt,
    (dueAt) => pendingOutcomes.push(sendScheduled(connections, createRequest(pendingOutcomes.length), dueAt)),
  );
  const outcomes = await Promise.all(pendingOutcomes);
  agent.destroy();
  return outcomes;
}
