import { createHash } from 'node:crypto';
import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphqlContext } from '../graphql/graphql.context.js';
import { varyBy } from '../http/vary-header.js';
import { PUBLIC, VARIES_WITH } from './public-answers.plugin.js';

interface Answer {
  payload: string;
  contentType: string;
  cacheControl: string;
  /** Time at which the request arrived. The data is at least as recent. */
  askedAt: number;
}

/** A cached answer and its age in milliseconds, counted from the arrival of the request that computed it. */
interface Kept {
  answer: Answer;
  ageMs: number;
}

/** `Age` counts whole seconds, which is too coarse for a client that caches answers for one second itself. */
export const AGE_MS_HEADER = 'x-age-ms';

const MOST_BYTES = 64 * 2 ** 20;

const credentialsOf = ({ headers }: FastifyRequest): unknown => headers.authorization ?? headers.cookie;

/** Headers that change the form of an answer or decide whether the request is accepted. */
const tellingHeaders = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

/** Cache key: everything that an answer without credentials depends on. Undefined for a body nested too deeply to be serialised. */
const keyOf = ({ method, body, url, headers }: FastifyRequest): string | undefined => {
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
  answered: PromiseWithResolvers<Answer | undefined>;
}

/**
 * Caches the answers of queries without credentials for a short time, so personal answers are never cached. Identical requests that arrive
 * during the computation wait for its result. Mutations and answers with errors are not cached. When the cache is full, the oldest answers
 * are evicted.
 */
export class AnswerCache {
  readonly #answers = new Map<string, Answer>();
  readonly #asked = new Map<string, Asked>();
  readonly #askedBy = new WeakMap<FastifyRequest, Asked>();
  readonly #keepable = new WeakSet<FastifyReply>();
  #bytes = 0;

  constructor(private readonly keptMs: number) {}

  /** Monotonic time in milliseconds, unaffected by changes to the system clock. Tests override it. */
  now(): number {
    return performance.now();
  }

  /** Marks the answers that may be cached. */
  readonly plugin: ApolloServerPlugin<GraphqlContext> = {
    requestDidStart: async ({ contextValue: { reply } }) => ({
      willSendResponse: async ({ operation, response: { body, http } }) => {
        const isRight = body.kind === 'single' && !body.singleResult.errors && http.status === undefined;
        if (isRight && operation?.operation === 'query') this.#keepable.add(reply);
      },
    }),
  };

  register(fastify: FastifyInstance): void {
    if (this.keptMs === 0) return;
    fastify.addHook('preHandler', async (request, reply) => {
      if (request.routeOptions.url !== '/graphql' || credentialsOf(request) !== undefined) return;
      const key = keyOf(request);
      const known = key === undefined ? undefined : await this.#answerTo(key, request);
      if (!known) return;
      const { answer, ageMs } = known;
      if (answer.cacheControl === PUBLIC) varyBy(reply, VARIES_WITH);
      return (
        reply
          .header('content-type', answer.contentType)
          .header('cache-control', answer.cacheControl)
          // Rounded up to a second, so that a shared cache does not serve the answer for another second.
          .header('age', '1')
          .header(AGE_MS_HEADER, String(Math.ceil(ageMs)))
          .send(answer.payload)
      );
    });
    fastify.addHook('onSend', async (request, reply, payload) => {
      const asked = this.#askedBy.get(request);
      if (asked && this.#keepable.has(reply) && typeof payload === 'string' && reply.statusCode === 200) {
        const header = (name: string) => String(reply.getHeader(name) ?? '');
        const answer = { payload, contentType: header('content-type'), cacheControl: header('cache-control'), askedAt: asked.askedAt };
        this.#keep(asked.key, answer);
        this.#settle(request, answer);
      }
      return payload;
    });
    fastify.addHook('onResponse', async (request) => this.#settle(request));
    fastify.addHook('onRequestAbort', async (request) => this.#settle(request));
  }

  /** Returns the cached answer or the one being computed; undefined when this request must compute it. */
  async #answerTo(key: string, request: FastifyRequest): Promise<Kept | undefined> {
    const now = this.now();
    const known = this.#answers.get(key);
    if (known && now - known.askedAt < this.keptMs) return { answer: known, ageMs: now - known.askedAt };
    const asked = this.#asked.get(key);
    if (asked && now - asked.askedAt < this.keptMs) {
      const answer = await asked.answered.promise;
      return answer && { answer, ageMs: now - asked.askedAt };
    }
    const own: Asked = { key, askedAt: now, answered: Promise.withResolvers() };
    this.#asked.set(key, own);
    this.#askedBy.set(request, own);
    return undefined;
  }

  #settle(request: FastifyRequest, answer?: Answer): void {
    const asked = this.#askedBy.get(request);
    if (!asked) return;
    asked.answered.resolve(answer);
    if (this.#asked.get(asked.key) === asked) this.#asked.delete(asked.key);
  }

  #keep(key: string, answer: Answer): void {
    this.#forget(key);
    this.#answers.set(key, answer);
    this.#bytes += answer.payload.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= MOST_BYTES) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const known = this.#answers.get(key);
    if (!known) return;
    this.#answers.delete(key);
    this.#bytes -= known.payload.length;
  }
}
