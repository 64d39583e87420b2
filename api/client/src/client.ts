import type { ClientOptions } from './client-options.ts';
import { isApiError } from './error/errors.ts';
import {
  AuthenticateDocument,
  ConfirmSecondFactorDocument,
  type PersonFragment,
  SignOutDocument,
} from './generated/internal-operations.ts';
import type { AuthenticateInput, ConfirmSecondFactorInput, SignOutInput } from './generated/types.ts';
import { createOperationSender } from './request/operation-sender.ts';
import { repeatSafely } from './request/repeat.ts';
import { createRequestFunction, createTransport, type Request } from './request/requester.ts';
import { cookieSession, type Session, tokenSession } from './session/session.ts';
import { memoryTokens } from './session/tokens.ts';
import type { Sink, Subscriptions } from './subscription/subscriptions.ts';
import { readText, type TypedDocument } from './typed-document.ts';

export interface Client {
  /** Sends an operation and returns its data. Throws ApiError, ConnectionError or, if you abort the request, the reason of your signal. */
  request: Request;
  /** The session of this client, to pass to `sendWithSession`. */
  session: Session;
  /**
   * Subscribes until the returned function is called. A lost connection is restored; `restored` is then called, because events may have
   * been missed.
   */
  subscribe<Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables, sink: Sink<Result>): () => void;
  /** Signs in by the code that SendEmailCodeDocument or SendSmsCodeDocument has requested, and stores the session. */
  signIn(dto: AuthenticateInput): Promise<PersonFragment>;
  /** Confirms the second factor, which raises the session to the access level granted to the person. */
  confirmSecondFactor(dto: ConfirmSecondFactorInput): Promise<PersonFragment>;
  /**
   * Signs out. The client forgets its session even if the API does not respond, but then throws, because the session may still be live at
   * the API.
   */
  signOut(dto?: SignOutInput): Promise<void>;
}

const refreshRepeats = 2;

const isSessionEnded = (error: unknown) => isApiError(error, 'UNAUTHENTICATED');

/** Loads the module for subscriptions when the first subscription begins. */
function createLazySubscriptions(options: ClientOptions, session: Session) {
  let loadingSubscriptions: Promise<Subscriptions> | undefined;
  const subscribe: Client['subscribe'] = (document, variables, sink) => {
    loadingSubscriptions ??= import('./subscription/subscriptions.ts').then(({ openSubscriptions }) => openSubscriptions(options, session));
    let stop: (() => void) | undefined;
    let isStopped = false;
    loadingSubscriptions.then(
      ({ listen }) => {
        if (!isStopped) stop = listen({ query: readText(document), variables: variables as Record<string, unknown> }, sink);
      },
      (error) => !isStopped && sink.error?.(error),
    );
    return () => {
      isStopped = true;
      stop?.();
    };
  };
  const reconnect = () =>
    loadingSubscriptions?.then(
      (subscriptions) => subscriptions.reconnect(),
      () => {},
    );
  return { subscribe, reconnect };
}

/** Creates a client of the shop's API. Clients with the same storage share a session; any other client has a session of its own. */
export function createClient(options: ClientOptions): Client {
  const { endpoint, timeoutMs = 15_000, repeats = 2, tokens = memoryTokens(), cookies = false, refreshTime, onSessionEnd: onEnd } = options;
  const transport = createTransport(options);
  const sendOperation = createOperationSender(transport, repeatSafely(repeats), timeoutMs);
  const createSession = cookies ? cookieSession({ onEnd, refreshTime }) : tokenSession(tokens, { onEnd });
  const session = createSession(createOperationSender(transport, repeatSafely(refreshRepeats), timeoutMs), endpoint);
  const request = createRequestFunction(session, sendOperation);
  const { subscribe, reconnect } = createLazySubscriptions(options, session);
  return {
    request,
    session,
    subscribe,
    async signIn(dto) {
      const { credentials } = session;
      const viewerHeaders = credentials === 'include' ? (await session.current()).headers : {};
      const { authenticate } = await sendOperation(AuthenticateDocument, { dto }, { viewer: viewerHeaders, credentials });
      await session.replace(authenticate.authData);
      await reconnect();
      return authenticate.user;
    },
    async confirmSecondFactor(dto) {
      const { confirmSecondFactor } = await request(ConfirmSecondFactorDocument, { dto });
      await session.replace(confirmSecondFactor.authData);
      return confirmSecondFactor.user;
    },
    async signOut(dto = {}) {
      try {
        await request(SignOutDocument, { dto });
      } catch (error) {
        if (!isSessionEnded(error)) throw error;
      } finally {
        await session.replace(null);
      }
    },
  };
}
