import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Refusal } from '../terminal.ts';

/** An HTTP request. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** Describes what is wrong with the body of a 200 response, or returns undefined. */
  wrongIn: (body: string) => string | undefined;
  /** How many bytes of an answer as it is sent may differ from a right one without a check: those of a page's nonces. */
  ownBytes?: number;
}

/** Requests that depend on each other, such as those that place an order. They count as one, and so does their latency. */
export interface Sequence {
  /** Yields the requests in turn and gets the body of each answer. Each run yields new ones. */
  requests: () => Generator<Call, void, string>;
}

export type Work = Call | Sequence;

interface Load {
  port: number;
  calls: readonly Work[];
  connections: number;
  seconds: number;
  /** Called for a failed request or a wrong answer. Without it, the first error ends the load. */
  onError?: (error: Error) => void;
}

/** Latency of each answer in milliseconds, and the duration of the load in seconds. */
export interface Answers {
  latencies: number[];
  seconds: number;
}

interface Sender {
  agent: Agent;
  port: number;
}

interface Sent {
  status: number;
  encoding: string;
  body: Buffer;
}

function send({ agent, port }: Sender, { method, path, headers, body }: Call): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      const encoding = response.headers['content-encoding'] ?? 'identity';
      response.on('end', () => resolve({ status: response.statusCode ?? 0, encoding, body: Buffer.concat(parts) }));
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

const textOf = ({ encoding, body }: Sent): string => (decoders[encoding]?.(body) ?? body).toString();

const MOST_KEPT = 4;

/** Whether two bodies are identical, but for some bytes at the same places. */
function isAlike(one: Buffer, other: Buffer, ownBytes: number): boolean {
  if (one.length !== other.length) return false;
  if (one.equals(other)) return true;
  let different = 0;
  for (let at = 0; at < one.length && different <= ownBytes; at += 1) if (one[at] !== other[at]) different += 1;
  return different <= ownBytes;
}

/**
 * Checks every answer, because a fast wrong answer is worthless. An answer like one that passed is not parsed again, because the load
 * generator shares the CPU with the servers that it measures.
 */
class Checker {
  private readonly right = new WeakMap<Call, Buffer[]>();

  check(call: Call, answer: Sent): void {
    const { status, body } = answer;
    const known = this.right.get(call) ?? [];
    if (status === 200 && known.some((answer) => isAlike(answer, body, call.ownBytes ?? 0))) return;
    const wrong = status === 200 ? call.wrongIn(textOf(answer)) : `status ${status}`;
    if (wrong !== undefined) throw new Refusal(`${call.path} ${call.body?.slice(-200) ?? ''}: ${wrong}\n${textOf(answer).slice(0, 600)}`);
    this.right.set(call, [body, ...known].slice(0, MOST_KEPT));
  }
}

const checker = new Checker();

/** Does the work once and returns the checked bodies. */
export async function askOnce(port: number, calls: readonly Work[]): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const bodies: string[] = [];
  for (const call of calls) bodies.push(...('requests' in call ? await follow({ agent, port }, call) : [await ask({ agent, port }, call)]));
  agent.destroy();
  return bodies;
}

async function ask(sender: Sender, call: Call): Promise<string> {
  const answer = await send(sender, call);
  checker.check(call, answer);
  return textOf(answer);
}

async function follow(sender: Sender, { requests }: Sequence): Promise<string[]> {
  const bodies: string[] = [];
  const asked = requests();
  for (let next = asked.next(); !next.done; next = asked.next(bodies.at(-1) ?? '')) bodies.push(await ask(sender, next.value));
  return bodies;
}

/** Does a piece of work and returns its latency in milliseconds. That of a single request leaves out the check of its answer. */
async function timed(sender: Sender, work: Work): Promise<{ ms: number; check: () => void }> {
  const asked = performance.now();
  if ('requests' in work) {
    await follow(sender, work);
    return { ms: performance.now() - asked, check: () => undefined };
  }
  const answer = await send(sender, work);
  return { ms: performance.now() - asked, check: () => checker.check(work, answer) };
}

/** Number of errors in a row after which a server counts as dead. */
const MOST_ERRORS_IN_A_ROW = 100;

/**
 * Sends the calls in turn over several connections. Each connection starts at a different call and sends the next one after each answer.
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
        const { ms, check } = await timed({ agent, port }, call);
        latencies.push(ms);
        check();
        errorsInARow = 0;
      } catch (error) {
        if (!onError) throw error;
        errorsInARow += 1;
        isDead ||= errorsInARow === MOST_ERRORS_IN_A_ROW;
        onError(error as Error);
      }
    }
  };
  const step = Math.max(1, Math.floor(calls.length / connections));
  await Promise.all(Array.from({ length: connections }, (_, number) => askFrom(number * step)));
  agent.destroy();
  if (isDead) throw new Refusal(`The server on port ${port} failed ${MOST_ERRORS_IN_A_ROW} times in a row.`);
  return { latencies, seconds: (performance.now() - started) / 1000 };
}

/** Returns the latency that the given share of answers does not exceed. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}
