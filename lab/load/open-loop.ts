import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type Connections, type HttpRequest, send } from './send.ts';

/** Enough for all requests that wait at a server, so that none waits in the generator. */
const CONNECTIONS = 128;

/** The outcome of a request. */
export interface Outcome {
  isFirstRank: boolean;
  status: number;
  /** Whether the response has a time at which to repeat. */
  saysWhen: boolean;
  /** Milliseconds since the time at which the request was due. */
  ms: number;
}

/** A request, and whether the server should refuse it last. */
export interface Due {
  call: HttpRequest;
  isFirstRank: boolean;
}

interface OpenLoad {
  port: number;
  due: (index: number) => Due;
  /** Requests per second. */
  rate: number;
  seconds: number;
}

async function sendDue(connections: Connections, { call, isFirstRank }: Due, dueAt: number): Promise<Outcome> {
  const { status, headers } = await send(connections, call);
  return { isFirstRank, status, saysWhen: 'retry-after' in headers, ms: performance.now() - dueAt };
}

/** Opens all connections before anything is measured. */
async function warm(connections: Connections, { call }: Due): Promise<void> {
  const cheap = { isFirstRank: false, call: { method: 'GET' as const, path: '/favicon.svg', headers: call.headers } };
  await Promise.all(Array.from({ length: CONNECTIONS }, () => sendDue(connections, cheap, 0)));
}

/**
 * Calls `arrive` by the clock, `rate` times a second on average, while `goesOn` returns true. Pauses between the calls are random. Calls
 * that were due while the process was busy are made up for.
 */
export async function arriveByClock(rate: number, goesOn: () => boolean, arrive: (dueAt: number) => void): Promise<void> {
  for (let dueAt = performance.now(); goesOn(); dueAt += (-Math.log(1 - Math.random()) * 1000) / rate) {
    const pause = dueAt - performance.now();
    if (pause > 1) await delay(pause);
    arrive(dueAt);
  }
}

/** Sends requests by the clock, whether or not earlier ones have completed, like visitors who are independent of each other. */
export async function loadByClock({ port, due, rate, seconds }: OpenLoad): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
  const connections = { agent, port };
  await warm(connections, due(0));
  const responses: Promise<Outcome>[] = [];
  const end = performance.now() + seconds * 1000;
  await arriveByClock(
    rate,
    () => performance.now() < end,
    (dueAt) => responses.push(sendDue(connections, due(responses.length), dueAt)),
  );
  const outcomes = await Promise.all(responses);
  agent.destroy();
  return outcomes;
}
