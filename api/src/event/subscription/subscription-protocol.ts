import { Admission } from '@meet/server-kit/admission';
import { Inject, Injectable } from '@nestjs/common';
import { type ExecutionArgs, GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { type Context, type ID, makeServer, type Server, type SubscribePayload } from 'graphql-ws';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { DomainError, ErrorCode, overloadedError } from '../../platform/errors/domain-error.js';
import { logFailure, toPublicError } from '../../platform/errors/public-error.js';
import type { SubscriberContext } from '../../platform/graphql/graphql.context.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { RateLimits } from '../../platform/rates/rate-limits.js';
import { type SubscriberRefusal, SubscriberSessions } from '../../platform/viewer/subscriber-sessions.port.js';
import { CloseCode } from './close-code.js';
import type { OpenSocket } from './open-socket.js';
import { SessionWatch } from './session-watch.js';
import { createSubscriptionParser } from './subscription-parser.js';

type Subscriptions = Record<ID, AsyncGenerator<unknown> | AsyncIterable<unknown> | null>;

/**
 * Reserves the id of a subscription from its `subscribe` message until it is active. Without the reservation, a client could complete the
 * subscription, reuse the id, and have two subscriptions, the first of which could not be ended. graphql-ws calls `return` on the entry of
 * the id when the client completes the subscription or the socket closes.
 */
class PendingSubscription implements AsyncIterable<never> {
  #hasEnded = false;

  static begin(subscriptions: Subscriptions, id: ID): PendingSubscription {
    const pendingSubscription = new PendingSubscription();
    subscriptions[id] = pendingSubscription;
    return pendingSubscription;
  }

  /** Whether the client has completed the subscription, or the socket has closed. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  async return(): Promise<void> {
    this.#hasEnded = true;
  }

  [Symbol.asyncIterator](): AsyncIterator<never> {
    return { next: async () => ({ done: true, value: undefined }) };
  }
}

/**
 * Returns a promise that never settles, for the library to wait for in place of a subscription that has ended. The library would send any
 * result to the subscription that may have the id by then. Nothing else refers to the promise, so it is garbage-collected.
 */
const waitForever = (): Promise<never> => new Promise(() => undefined);

const INIT_TIMEOUT_MS = 5_000;
const SUBSCRIPTIONS_PER_SOCKET = 20;

type Connection = Context<Record<string, unknown>, OpenSocket>;

const refusals: Record<SubscriberRefusal, [code: CloseCode, reason: string]> = {
  GUEST: [CloseCode.UNAUTHORIZED, 'Sign in first'],
  TOKEN_EXPIRED: [CloseCode.FORBIDDEN, 'Refresh the token'],
  SESSION_OVER: [CloseCode.UNAUTHORIZED, 'The session is over'],
};

/** Implements graphql-transport-ws: recognises the client, and starts subscriptions within the limits that requests have too. */
@Injectable()
export class SubscriptionProtocol {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly sessions: SubscriberSessions,
    private readonly watch: SessionWatch,
    private readonly limits: RateLimits,
    private readonly admission: Admission,
  ) {}

  serve(schema: GraphQLSchema): Server<OpenSocket> {
    const parseSubscription = createSubscriptionParser(schema, this.config);
    const pendingByArgs = new WeakMap<ExecutionArgs, PendingSubscription>();
    return makeServer<Record<string, unknown>, OpenSocket>({
      connectionInitWaitTimeout: INIT_TIMEOUT_MS,
      onConnect: (connection) => this.#recognizeClient(connection),
      onSubscribe: async (connection, id, payload) => {
        const pendingSubscription = PendingSubscription.begin(connection.subscriptions, id);
        try {
          await this.#charge(connection);
          const args = { ...parseSubscription(payload as SubscribePayload), contextValue: createContext(connection) };
          pendingByArgs.set(args, pendingSubscription);
          return args;
        } catch (error) {
          if (pendingSubscription.hasEnded) return waitForever();
          return [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })];
        }
      },
      onOperation: async (_connection, _id, _payload, args, result) => {
        if (!pendingByArgs.get(args)?.hasEnded) return;
        if ('return' in result) await result.return(undefined);
        await waitForever();
      },
      onError: (connection, _id, _payload, errors) => errors.map((error) => this.#toPublicError(connection, error as GraphQLError)),
      onNext: (connection, _id, _payload, _args, { data, errors }) =>
        errors && { data: data ?? null, errors: errors.map((error) => this.#toPublicError(connection, error)) },
    });
  }

  /** Returns whether the client is recognised and may open another socket. If not, closes the socket. */
  async #recognizeClient({ connectionParams = {}, extra: socket }: Connection): Promise<boolean> {
    const { authorization = connectionParams.Authorization } = connectionParams;
    const bearer = typeof authorization === 'string' ? authorization : undefined;
    const sessionOrRefusal = await this.sessions.find({ authorization: bearer, cookie: socket.handshake.cookie });
    if (typeof sessionOrRefusal === 'string') socket.close(...refusals[sessionOrRefusal]);
    else if (this.watch.countSockets(sessionOrRefusal.sessionId) >= this.config.SOCKETS_PER_SESSION) {
      socket.close(CloseCode.TRY_AGAIN_LATER, 'Too many sockets of this session');
    } else if (socket.isOpen) {
      socket.session = sessionOrRefusal;
      this.watch.add(sessionOrRefusal.sessionId, socket);
      return true;
    }
    return false;
  }

  async #charge({ extra: { handshake }, subscriptions }: Connection): Promise<void> {
    const max = SUBSCRIPTIONS_PER_SOCKET;
    if (Object.keys(subscriptions).length > max) {
      throw new DomainError(ErrorCode.LIMIT_EXCEEDED, 'Слишком много подписок.', { limit: 'subscriptions', most: max });
    }
    if (this.admission.refuseIfFull('ordinary')) throw overloadedError();
    await this.limits.chargeRequest(handshake);
  }

  #toPublicError({ extra: { handshake } }: Connection, error: GraphQLError): GraphQLFormattedError {
    const { requestId } = handshake;
    const publicError = toPublicError(toArgumentError(error));
    const { path, locations } = error;
    logFailure(this.logger, publicError, { requestId, path });
    const { code, details, message } = publicError;
    return { message, extensions: { code, requestId, details }, ...(locations && { locations }), ...(path && { path }) };
  }
}

/** Reports the library's own errors, which have no original error, as BAD_USER_INPUT: only arguments can still be wrong at this point. */
function toArgumentError(error: GraphQLError): GraphQLError {
  const isLibraryError = error.originalError === undefined && error.extensions.code === undefined;
  return isLibraryError ? new GraphQLError(error.message, { extensions: { code: ErrorCode.BAD_USER_INPUT } }) : error;
}

function createContext({ extra: { handshake, session } }: Connection): SubscriberContext {
  if (!session) throw new Error('the socket has no session');
  return { requestId: handshake.requestId, accountId: session.accountId };
}
