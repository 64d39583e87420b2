import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from './load.ts';

/** Enough for all requests that wait at a server, so that none waits in the generator. */
const CONNECTIONS = 128;

/** What became of a request. */
export interface Outcome {
  isFirstRank: boolean;
  status: number;
  /** Whether the answer says when to come back. */
  saysWhen: boolean;
  /** Milliseconds since the time at which the request was due. */
  ms: number;
}

/** A request, and whether the server should refuse it last. */
export interface Due {
  call: Omit<Call, 'wrongIn'>;
  isFirstRank: boolean;
}

interface OpenLoad {
  port: number;
  due: (index: number) => Due;
  /** Requests per second. */
  rate: number;
  seconds: number;
}

function send(agent: Agent, port: number, { call, isFirstRank }: Due, dueAt: number): Promise<Outcome> {
  const { method, path, headers, body } = call;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } }, (response) => {
      response.resume().on('end', () => {
        const status = response.statusCode ?? 0;
        resolve({ isFirstRank, status, saysWhen: 'retry-after' in response.headers, ms: performance.now() - dueAt });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Opens all connections before anything is measured. */
async function warm(agent: Agent, port: number, { call }: Due): Promise<void> {
  const cheap = { isFirstRank: false, call: { method: 'GET' as const, path: '/favicon.svg', headers: call.headers } };
  await Promise.all(Array.from({ length: CONNECTIONS }, () => send(agent, port, cheap, 0)));
}

/**
 * Sends requests by the clock, whether or not earlier ones have been answered, as visitors do who know nothing of each other. Pauses between
 * them are random.
 */
export async function loadByClock({ port, due, rate, seconds }: OpenLoad): Promise<Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, maxFreeSockets: CONNECTIONS });
  await warm(agent, port, due(0));
  const answers: Promise<Outcome>[] = [];
  const end = performance.now() + seconds * 1000;
  for (let dueAt = performance.now(); dueAt < end; dueAt += (-Math.log(1 - Math.random()) * 1000) / rate) {
    const pause = dueAt - performance.now();
    if (pause > 1) await delay(pause);
    answers.push(send(agent, port, due(answers.length), dueAt));
  }
  const outcomes = await Promise.all(answers);
  agent.destroy();
  return outcomes;
}
