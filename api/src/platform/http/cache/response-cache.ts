import { hash } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { GraphqlContext } from '../../graphql/graphql.context.js';
import { isQueryRequest } from '../../graphql/query-request.js';
import { getRequestContext } from '../request-context.js';
import { varyBy } from './cache-headers.js';
import { findWatchedData, isNeverCached } from './cache-marks.js';
import { PUBLIC_CACHE_CONTROL, VARY_HEADERS } from './public-responses.plugin.js';
import {
  createDependencies,
  haveSameResults,
  type ResponseDependencies,
  toWatchedReads,
  type WatchedData,
  type WatchedReads,
} from './response-dependencies.js';
import type { UnchangedPeriod } from './unchanged-period.js';

interface CachedResponse {
  payload: Buffer;
  contentType: string;
  cacheControl: string;
  /** Absent if the response may change although no watched data has changed. */
  watched?: WatchedReads | undefined;
  /** Time at which the request arrived. The data is at least as recent. */
  requestedAt: number;
}

/** A cached response and its age in milliseconds: how long ago it was certainly current. */
interface AgedResponse {
  response: CachedResponse;
  ageMs: number;
}

/** `Age` counts whole seconds, which is too coarse for a client that caches responses for one second. */
export const AGE_MS_HEADER = 'x-age-ms';

const MAX_BYTES = 32 * 2 ** 20;
/** A response is computed again after this time even if nothing has changed. */
const MAX_AGE_MS = 10 * 60_000;
/** Estimated memory of an entry besides its payload: the key, the headers and the objects. */
const ENTRY_BYTES = 1024;
const PRODUCT_ID_BYTES = 64;
/** Estimated memory of a recorded read from the index, with its parameters, such as the terms of a query. */
const INDEX_READ_BYTES = 2048;
/** The compressed copies of a payload take up to a quarter of its size. */
const estimateBytes = ({ payload, watched }: CachedResponse): number =>
  ENTRY_BYTES +
  Math.ceil(payload.length * 1.25) +
  PRODUCT_ID_BYTES * (watched?.productIds?.length ?? 0) +
  INDEX_READ_BYTES * (watched?.indexReads.length ?? 0);
/** Number of computations that a request waits for before it computes its response itself. */
const MAX_WAITS = 3;

const readCredentials = ({ headers }: FastifyRequest): unknown => headers.authorization ?? headers.cookie;

/** Headers that change the form of a response or decide whether the request is accepted. */
const keyHeaders = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

/** Cache key: everything that a response without credentials depends on. The body is the text as it was sent. */
const computeKey = ({ method, url, headers }: FastifyRequest, body: string): string =>
  hash('sha256', JSON.stringify([method, url, ...keyHeaders.map((name) => headers[name])]) + body, 'base64');

/** A request whose response is being computed. */
interface PendingRequest {
  key: string;
  requestedAt: number;
  /** Resolves with the response if it can be cached, otherwise with undefined. */
  computation: PromiseWithResolvers<CachedResponse | undefined>;
  /** Undefined without a request context, in which dependencies are recorded. */
  dependencies: ResponseDependencies | undefined;
}

/**
 * Caches the responses of queries without credentials, so personal responses are never cached. A response was certainly current when its
 * request arrived. If it changes only with watched data, it was also current when ChangeWatch last confirmed that the data had not changed
 * since then. It is served until `ttlMs` after that time. After a change of the search index, the reads of a response from the index are
 * repeated in memory, and the response stays cached if their results are the same. Identical requests that arrive during a computation wait
 * for its result. If that result cannot be cached, one of the waiting requests computes next. Mutations neither wait nor are cached.
 * lru-cache's `fetch` cannot do this, because the handler of the request computes the response, between two hooks.
 */
export class ResponseCache {
  readonly #responsesByKey: LRUCache<string, CachedResponse>;
  readonly #pendingByKey = new Map<string, PendingRequest>();
  readonly #pendingByRequest = new WeakMap<FastifyRequest, PendingRequest>();
  /** Replies that may be cached, with the watched data whose changes invalidate them. */
  readonly #cacheableReplies = new WeakMap<FastifyReply, WatchedData | undefined>();
  readonly #keyByRequest = new WeakMap<FastifyRequest, string>();
  readonly #responseByRequest = new WeakMap<FastifyRequest, AgedResponse>();

  constructor(
    private readonly ttlMs: number,
    private readonly unchangedPeriod: UnchangedPeriod,
  ) {
    this.#responsesByKey = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: estimateBytes });
  }

  /** Monotonic time in milliseconds, unaffected by changes to the system clock. Tests override it. */
  now(): number {
    return performance.now();
  }

  /** Marks the responses that may be cached. */
  readonly plugin: ApolloServerPlugin<GraphqlContext> = {
    requestDidStart: async ({ contextValue: { reply } }) => ({
      willSendResponse: async ({ schema, document, operation, response: { body, http } }) => {
        const isSuccessful = body.kind === 'single' && !body.singleResult.errors && http.status === undefined;
        const isQuery = isSuccessful && operation?.operation === 'query' && document !== undefined;
        if (!isQuery || isNeverCached({ schema, document, operation })) return;
        this.#cacheableReplies.set(reply, findWatchedData({ schema, document, operation }));
      },
    }),
  };

  /**
   * Looks for the response to a body before it is parsed, remembers it for the hook that sends it, and returns whether there is one. Only
   * queries are cached, so a request with a cached response needs no further check.
   */
  lookUpResponse(request: FastifyRequest, body: string): boolean {
    if (this.ttlMs === 0 || request.routeOptions.url !== '/graphql' || readCredentials(request) !== undefined) return false;
    const key = computeKey(request, body);
    const agedResponse = this.#findCurrent(key, this.now());
    if (agedResponse) this.#responseByRequest.set(request, agedResponse);
    else this.#keyByRequest.set(request, key);
    return agedResponse !== undefined;
  }

  register(fastify: FastifyInstance): void {
    if (this.ttlMs === 0) return;
    // The hook has a callback, because after an asynchronous hook Fastify goes on to the handler if the client disconnects while the hook
    // sends the response.
    fastify.addHook('preHandler', (request, reply, done) => {
      const agedResponse = this.#responseByRequest.get(request);
      if (agedResponse) return sendCached(reply, agedResponse);
      if (readCredentials(request) !== undefined || !isQueryRequest(request)) return done();
      const key = request.method === 'GET' ? computeKey(request, '') : this.#keyByRequest.get(request);
      if (key === undefined) return done();
      this.#findResponse(key, request).then((agedResponse) => (agedResponse ? sendCached(reply, agedResponse) : done()), done);
    });
    fastify.addHook('onSend', async (request, reply, payload) => {
      this.#storeResponse(request, reply, payload);
      return payload;
    });
    fastify.addHook('onResponse', async (request) => this.#settleWaiters(request));
    fastify.addHook('onRequestAbort', async (request) => this.#settleWaiters(request));
  }

  /** Returns the cached response, or the response that another request is computing; undefined when this request must compute it. */
  async #findResponse(key: string, request: FastifyRequest): Promise<AgedResponse | undefined> {
    const arrivedAt = this.now();
    for (let waitCount = 0; waitCount < MAX_WAITS; waitCount += 1) {
      const agedResponse = this.#findCurrent(key, arrivedAt) ?? (await this.#repeatIndexReads(key, arrivedAt));
      if (agedResponse) return agedResponse;
      const pendingRequest = this.#pendingByKey.get(key);
      if (!pendingRequest || arrivedAt - pendingRequest.requestedAt >= this.ttlMs) {
        this.#startComputation(key, request);
        return undefined;
      }
      const response = await pendingRequest.computation.promise;
      if (response) return toAgedResponse(response, response.requestedAt, arrivedAt);
      if (request.raw.socket.destroyed) return undefined;
    }
    return undefined;
  }

  #findCurrent(key: string, arrivedAt: number): AgedResponse | undefined {
    const response = this.#responsesByKey.get(key);
    if (!response) return undefined;
    const currentAt = Math.min(this.#computeRowTime(response, arrivedAt), this.#computeIndexTime(response));
    return arrivedAt - currentAt < this.ttlMs ? toAgedResponse(response, currentAt, arrivedAt) : undefined;
  }

  /** Returns the time at which the rows that a response was computed from were last known to be current. */
  #computeRowTime({ watched, requestedAt }: CachedResponse, arrivedAt: number): number {
    const isUnchanged =
      watched !== undefined && arrivedAt - requestedAt < MAX_AGE_MS && this.unchangedPeriod.areRowsCurrent(requestedAt, watched.productIds);
    return isUnchanged ? Math.max(requestedAt, this.unchangedPeriod.until) : requestedAt;
  }

  /** Returns the time at which the reads from the search index were last known to be current. */
  #computeIndexTime({ watched }: CachedResponse): number {
    if (watched === undefined || watched.indexReads.length === 0) return Number.POSITIVE_INFINITY;
    const { indexReadAt } = watched;
    return this.unchangedPeriod.isIndexCurrent(indexReadAt) ? Math.max(indexReadAt, this.unchangedPeriod.until) : indexReadAt;
  }

  /** Returns the cached response if only the search index may have changed, and its reads still have the same results. */
  async #repeatIndexReads(key: string, arrivedAt: number): Promise<AgedResponse | undefined> {
    const response = this.#responsesByKey.get(key);
    if (!response?.watched || arrivedAt - this.#computeRowTime(response, arrivedAt) >= this.ttlMs) return undefined;
    // If a read fails, the computation that follows repeats the read and reports its error.
    if (!(await haveSameResults(response.watched.indexReads).catch(() => false))) return undefined;
    response.watched.indexReadAt = Math.max(response.watched.indexReadAt, arrivedAt);
    return this.#findCurrent(key, arrivedAt);
  }

  /** Makes later identical requests wait for the response of this request. */
  #startComputation(key: string, request: FastifyRequest): void {
    const requestContext = getRequestContext();
    const dependencies = requestContext && createDependencies();
    const pendingRequest: PendingRequest = { key, requestedAt: this.now(), computation: Promise.withResolvers(), dependencies };
    if (requestContext) requestContext.dependencies = dependencies;
    this.#pendingByKey.set(key, pendingRequest);
    this.#pendingByRequest.set(request, pendingRequest);
  }

  #storeResponse(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
    const pendingRequest = this.#pendingByRequest.get(request);
    if (!pendingRequest) return;
    const watchedData = this.#cacheableReplies.get(reply);
    if (this.#cacheableReplies.has(reply) && Buffer.isBuffer(payload) && reply.statusCode === 200) {
      const readHeader = (name: string) => String(reply.getHeader(name) ?? '');
      const response = {
        payload,
        contentType: readHeader('content-type'),
        cacheControl: readHeader('cache-control'),
        watched: toWatchedReads(pendingRequest, watchedData),
        requestedAt: pendingRequest.requestedAt,
      };
      this.#responsesByKey.set(pendingRequest.key, response);
      this.#settleWaiters(request, response);
    } else this.#settleWaiters(request);
  }

  #settleWaiters(request: FastifyRequest, response?: CachedResponse): void {
    const pendingRequest = this.#pendingByRequest.get(request);
    if (!pendingRequest) return;
    pendingRequest.computation.resolve(response);
    if (this.#pendingByKey.get(pendingRequest.key) === pendingRequest) this.#pendingByKey.delete(pendingRequest.key);
  }
}

function sendCached(reply: FastifyReply, { response, ageMs }: AgedResponse): void {
  if (response.cacheControl === PUBLIC_CACHE_CONTROL) varyBy(reply, VARY_HEADERS);
  void reply
    .header('content-type', response.contentType)
    .header('cache-control', response.cacheControl)
    // `Age` counts whole seconds. The age is rounded up, so that a shared cache does not serve the response for another second.
    .header('age', '1')
    .header(AGE_MS_HEADER, String(Math.ceil(ageMs)))
    .send(response.payload);
}

/** The age is never negative, although a request that waited may have arrived before the request that computed the response. */
const toAgedResponse = (response: CachedResponse, currentAt: number, arrivedAt: number): AgedResponse => ({
  response,
  ageMs: Math.max(0, arrivedAt - currentAt),
});
