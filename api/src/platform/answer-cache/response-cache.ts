import { createHash } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphqlContext } from '../graphql/graphql.context.js';
import { isQueryRequest } from '../graphql/query-request.js';
import { varyBy } from '../http/vary-header.js';
import { CachedResponses, type Result } from './cached-responses.js';
import { isNeverCached } from './never-cached.decorator.js';
import { PUBLIC, VARIES_WITH } from './public-responses.plugin.js';

/** A cached answer and its age in milliseconds, counted from the arrival of the request that computed it. */
interface Kept {
  answer: Result;
  ageMs: number;
}

/** `Age` counts whole seconds, which is too coarse for a client that caches answers for one second itself. */
export const AGE_MS_HEADER = 'x-age-ms';

const MOST_BYTES = 64 * 2 ** 20;
const MOST_RESPONSES = 20_000;
/** Number of computations that a request waits for before it computes its answer itself. */
const MOST_WAITS = 3;

const readCredentials = ({ headers }: FastifyRequest): unknown => headers.authorization ?? headers.cookie;

/** Headers that change the form of an answer or decide whether the request is accepted. */
const tellingHeaders = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

/** Cache key: everything that an answer without credentials depends on. Undefined for a body nested too deeply to be serialised. */
const computeKey = ({ method, body, url, headers }: FastifyRequest): string | undefined => {
  const parts = [method, method === 'GET' ? url : body, ...tellingHeaders.map((name) => headers[name])];
  try {
    return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
  } catch {
    return undefined;
  }
};

/** A request whose answer is being computed. */
interface Asked {
  key: string;
  askedAt: number;
  /** Resolves with the answer if it can be cached, otherwise with undefined. */
  answered: PromiseWithResolvers<Result | undefined>;
}

/**
 * Caches the answers of queries without credentials for a short time, so personal answers are never cached. Identical requests that arrive
 * during a computation wait for its result. If that result cannot be cached, one of the waiting requests computes next. Mutations neither
 * wait nor are cached.
 */
export class ResponseCache {
  readonly #kept: CachedResponses;
  readonly #asked = new Map<string, Asked>();
  readonly #requestedBy = new WeakMap<FastifyRequest, Asked>();
  readonly #keepable = new WeakSet<FastifyReply>();

  constructor(private readonly ttlMs: number) {
    this.#kept = new CachedResponses({ ttlMs, mostBytes: MOST_BYTES, mostResponses: MOST_RESPONSES });
  }

  /** Monotonic time in milliseconds, unaffected by changes to the system clock. Tests override it. */
  now(): number {
    return performance.now();
  }

  /** Marks the answers that may be cached. */
  readonly plugin: ApolloServerPlugin<GraphqlContext> = {
    requestDidStart: async ({ contextValue: { reply } }) => ({
      willSendResponse: async ({ schema, document, operation, response: { body, http } }) => {
        const isRight = body.kind === 'single' && !body.singleResult.errors && http.status === undefined;
        const isQuery = isRight && operation?.operation === 'query' && document !== undefined;
        if (isQuery && !isNeverCached({ schema, document, operation })) this.#keepable.add(reply);
      },
    }),
  };

  register(fastify: FastifyInstance): void {
    if (this.ttlMs === 0) return;
    fastify.addHook('preHandler', async (request, reply) => {
      if (readCredentials(request) !== undefined || !isQueryRequest(request)) return;
      const key = computeKey(request);
      const known = key === undefined ? undefined : await this.#findResponse(key, request);
      if (!known) return;
      const { answer, ageMs } = known;
      if (answer.cacheControl === PUBLIC) varyBy(reply, VARIES_WITH);
      return (
        reply
          .header('content-type', answer.contentType)
          .header('cache-control', answer.cacheControl)
          // `Age` counts whole seconds. It is rounded up, so that a shared cache does not serve the answer for another second.
          .header('age', '1')
          .header(AGE_MS_HEADER, String(Math.ceil(ageMs)))
          .send(answer.payload)
      );
    });
    fastify.addHook('onSend', async (request, reply, payload) => {
      this.#take(request, reply, payload);
      return payload;
    });
    fastify.addHook('onResponse', async (request) => this.#settle(request));
    fastify.addHook('onRequestAbort', async (request) => this.#settle(request));
  }

  /** Returns the cached answer or the one being computed; undefined when this request must compute it. */
  async #findResponse(key: string, request: FastifyRequest): Promise<Kept | undefined> {
    const arrivedAt = this.now();
    for (let waits = 0; waits < MOST_WAITS; waits += 1) {
      const known = this.#kept.get(key, arrivedAt);
      if (known) return aged(known, arrivedAt);
      const asked = this.#asked.get(key);
      if (!asked || arrivedAt - asked.askedAt >= this.ttlMs) {
        this.#lead(key, request);
        return undefined;
      }
      const answer = await asked.answered.promise;
      if (answer) return aged(answer, arrivedAt);
      if (request.raw.socket.destroyed) return undefined;
    }
    return undefined;
  }

  /** Makes later identical requests wait for this one. */
  #lead(key: string, request: FastifyRequest): void {
    const own: Asked = { key, askedAt: this.now(), answered: Promise.withResolvers() };
    this.#asked.set(key, own);
    this.#requestedBy.set(request, own);
  }

  #take(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const asked = this.#requestedBy.get(request);
    if (!asked) return;
    if (this.#keepable.has(reply) && Buffer.isBuffer(payload) && reply.statusCode === 200) {
      const header = (name: string) => String(reply.getHeader(name) ?? '');
      const answer = { payload, contentType: header('content-type'), cacheControl: header('cache-control'), askedAt: asked.askedAt };
      this.#kept.keep(asked.key, answer, this.now());
      this.#settle(request, answer);
    } else this.#settle(request);
  }

  #settle(request: FastifyRequest, answer?: Result): void {
    const asked = this.#requestedBy.get(request);
    if (!asked) return;
    asked.answered.resolve(answer);
    if (this.#asked.get(asked.key) === asked) this.#asked.delete(asked.key);
  }
}

/** Never negative, although a request that waited may have arrived before the one that computed the answer. */
const aged = (answer: Result, arrivedAt: number): Kept => ({ answer, ageMs: Math.max(0, arrivedAt - answer.askedAt) });
