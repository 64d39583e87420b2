import { createHash } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type GraphqlContext, isQueryRequest } from '../graphql/graphql.context.js';
import { varyBy } from './cache-headers.js';
import { isNeverCached, PUBLIC, VARIES_WITH } from './public-responses.plugin.js';

interface Result {
  payload: Buffer;
  contentType: string;
  cacheControl: string;
  /** Time at which the request arrived. The data is at least as recent. */
  requestedAt: number;
}

/** A cached response and its age in milliseconds, counted from the arrival of the request that computed it. */
interface AgedResponse {
  response: Result;
  ageMs: number;
}

/** `Age` counts whole seconds, which is too coarse for a client that caches answers for one second itself. */
export const AGE_MS_HEADER = 'x-age-ms';

const MAX_BYTES = 64 * 2 ** 20;
/** Estimated memory of an entry besides its payload: the key, the headers and the objects. */
const ENTRY_BYTES = 1024;
/** Number of computations that a request waits for before it computes its response itself. */
const MAX_WAITS = 3;

const readCredentials = ({ headers }: FastifyRequest): unknown => headers.authorization ?? headers.cookie;

/** Headers that change the form of a response or decide whether the request is accepted. */
const keyHeaders = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

/** Cache key: everything that a response without credentials depends on. Undefined for a body nested too deeply to be serialised. */
const computeKey = ({ method, body, url, headers }: FastifyRequest): string | undefined => {
  const parts = [method, method === 'GET' ? url : body, ...keyHeaders.map((name) => headers[name])];
  try {
    return createHash('sha256').update(JSON.stringify(parts)).digest('base64');
  } catch {
    return undefined;
  }
};

/** A request whose response is being computed. */
interface PendingRequest {
  key: string;
  requestedAt: number;
  /** Resolves with the response if it can be cached, otherwise with undefined. */
  answered: PromiseWithResolvers<Result | undefined>;
}

/**
 * Caches the responses of queries without credentials for a short time, so personal responses are never cached. Identical requests that
 * arrive during a computation wait for its result. If that result cannot be cached, one of the waiting requests computes next. Mutations
 * neither wait nor are cached. This sharing is not lru-cache's `fetch`, because a response is computed by the rest of its request, between
 * two hooks.
 */
export class ResponseCache {
  readonly #cached: LRUCache<string, Result>;
  readonly #pending = new Map<string, PendingRequest>();
  readonly #requestedBy = new WeakMap<FastifyRequest, PendingRequest>();
  readonly #keepable = new WeakSet<FastifyReply>();

  constructor(private readonly ttlMs: number) {
    this.#cached = new LRUCache({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ payload }) => ENTRY_BYTES + payload.length,
      ttl: ttlMs,
      ttlResolution: 0,
      perf: { now: () => this.now() },
    });
  }

  /** Monotonic time in milliseconds, unaffected by changes to the system clock. Tests override it. */
  now(): number {
    return performance.now();
  }

  /** Marks the responses that may be cached. */
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
    // With a callback, because Fastify goes on to the handler after an asynchronous hook whose client disconnects while it sends.
    fastify.addHook('preHandler', (request, reply, done) => {
      const key = readCredentials(request) === undefined && isQueryRequest(request) ? computeKey(request) : undefined;
      if (key === undefined) return done();
      this.#findResponse(key, request).then((cached) => (cached ? sendCached(reply, cached) : done()), done);
    });
    fastify.addHook('onSend', async (request, reply, payload) => {
      this.#storeResponse(request, reply, payload);
      return payload;
    });
    fastify.addHook('onResponse', async (request) => this.#settleWaiters(request));
    fastify.addHook('onRequestAbort', async (request) => this.#settleWaiters(request));
  }

  /** Returns the cached response or the one being computed; undefined when this request must compute it. */
  async #findResponse(key: string, request: FastifyRequest): Promise<AgedResponse | undefined> {
    const arrivedAt = this.now();
    for (let waits = 0; waits < MAX_WAITS; waits += 1) {
      const cached = this.#cached.get(key);
      if (cached) return toAged(cached, arrivedAt);
      const pending = this.#pending.get(key);
      if (!pending || arrivedAt - pending.requestedAt >= this.ttlMs) {
        this.#startLeading(key, request);
        return undefined;
      }
      const response = await pending.answered.promise;
      if (response) return toAged(response, arrivedAt);
      if (request.raw.socket.destroyed) return undefined;
    }
    return undefined;
  }

  /** Makes later identical requests wait for this one. */
  #startLeading(key: string, request: FastifyRequest): void {
    const pending: PendingRequest = { key, requestedAt: this.now(), answered: Promise.withResolvers() };
    this.#pending.set(key, pending);
    this.#requestedBy.set(request, pending);
  }

  #storeResponse(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const pending = this.#requestedBy.get(request);
    if (!pending) return;
    if (this.#keepable.has(reply) && Buffer.isBuffer(payload) && reply.statusCode === 200) {
      const readHeader = (name: string) => String(reply.getHeader(name) ?? '');
      const response = {
        payload,
        contentType: readHeader('content-type'),
        cacheControl: readHeader('cache-control'),
        requestedAt: pending.requestedAt,
      };
      // Otherwise memory would be full of expired answers. lru-cache's own purging takes a timer for each of them.
      this.#cached.purgeStale();
      this.#cached.set(pending.key, response, { start: pending.requestedAt });
      this.#settleWaiters(request, response);
    } else this.#settleWaiters(request);
  }

  #settleWaiters(request: FastifyRequest, response?: Result): void {
    const pending = this.#requestedBy.get(request);
    if (!pending) return;
    pending.answered.resolve(response);
    if (this.#pending.get(pending.key) === pending) this.#pending.delete(pending.key);
  }
}

function sendCached(reply: FastifyReply, { response, ageMs }: AgedResponse): void {
  if (response.cacheControl === PUBLIC) varyBy(reply, VARIES_WITH);
  void reply
    .header('content-type', response.contentType)
    .header('cache-control', response.cacheControl)
    // `Age` counts whole seconds. It is rounded up, so that a shared cache does not serve the response for another second.
    .header('age', '1')
    .header(AGE_MS_HEADER, String(Math.ceil(ageMs)))
    .send(response.payload);
}

/** Never negative, although a request that waited may have arrived before the one that computed the response. */
const toAged = (response: Result, arrivedAt: number): AgedResponse => ({ response, ageMs: Math.max(0, arrivedAt - response.requestedAt) });
