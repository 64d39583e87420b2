import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { resolveRequestId } from '@meet/server-kit/request-id';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { FastifyInstance } from 'fastify';
import { handleProtocols, type Server } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { unavailableError } from '../../platform/errors/domain-error.js';
import { toPublicError } from '../../platform/errors/public-error.js';
import { isOutage } from '../../platform/prisma/database-errors.js';
import { SECOND_MS } from '../../platform/process/durations.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { Metrics } from '../../platform/process/metrics.js';
import { ChangeFeedService } from './change-feed.service.js';
import { CloseCode } from './close-code.js';
import { MessageQueue } from './message-queue.js';
import { OpenSocket } from './open-socket.js';
import { refuseHandshake } from './refuse-handshake.js';
import { SessionWatch } from './session-watch.js';
import { SocketGateway } from './socket-gateway.js';
import { SubscriptionProtocol } from './subscription-protocol.js';

/** Largest message in bytes. A subscription takes a few hundred. */
const MAX_MESSAGE_BYTES = 16 * 1024;
/** Time within which a client has to confirm that a socket closes. */
const CLOSE_TIMEOUT_MS = 2_000;

type CloseHandler = ReturnType<Server<OpenSocket>['opened']>;

/** The WebSockets at /graphql, on the HTTP server of the API. */
@Injectable()
export class SocketServer implements OnModuleInit, OnApplicationBootstrap {
  readonly #sockets = new Set<OpenSocket>();
  readonly #messages = new MessageQueue<OpenSocket>((socket, text) => this.#receive(socket, text));
  readonly #receivers = new WeakMap<OpenSocket, (text: string) => Promise<void>>();
  readonly #server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    // Each round of the event loop reads one message of each socket, because all sockets may have received many at once.
    allowSynchronousEvents: false,
    // OpenSocket responds to pings, because it counts them.
    autoPong: false,
    handleProtocols,
  });
  #graphqlServer: Server<OpenSocket> | undefined;
  #heartbeatTimer: NodeJS.Timeout | undefined;
  #isClosing = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly http: HttpAdapterHost,
    private readonly schema: GraphQLSchemaHost,
    private readonly gateway: SocketGateway,
    private readonly protocol: SubscriptionProtocol,
    private readonly watch: SessionWatch,
    private readonly metrics: Metrics,
    changes: ChangeFeedService,
  ) {
    metrics.registerGauge({ name: 'meet_sockets', help: 'Open WebSockets of subscriptions' }, async () => this.#sockets.size);
    metrics.registerGauge({ name: 'meet_subscriptions', help: 'Subscriptions over them' }, async () => changes.followerCount);
  }

  onModuleInit(): void {
    // Sockets are closed before the server stops listening and waits for all connections to end. The command line has no HTTP server.
    this.http.httpAdapter?.getInstance<FastifyInstance>().addHook('preClose', () => this.#closeAll());
  }

  onApplicationBootstrap(): void {
    if (!this.http.httpAdapter) return;
    this.#graphqlServer = this.protocol.serve(this.schema.schema);
    this.http.httpAdapter
      .getHttpServer()
      .on('upgrade', (...args: [IncomingMessage, Duplex, Buffer]) => void this.#upgradeConnection(...args));
    this.#heartbeatTimer = setInterval(() => this.#pingAll(), this.config.SOCKET_PING_SECONDS * SECOND_MS).unref();
  }

  async #closeAll(): Promise<void> {
    clearInterval(this.#heartbeatTimer);
    this.#isClosing = true;
    for (const socket of this.#sockets) socket.close(CloseCode.GOING_AWAY, 'Going away');
    const deadline = performance.now() + CLOSE_TIMEOUT_MS;
    while (this.#sockets.size > 0 && performance.now() < deadline) await delay(20);
    for (const socket of this.#sockets) socket.terminate();
  }

  async #upgradeConnection(request: IncomingMessage, connection: Duplex, head: Buffer): Promise<void> {
    // A connection that breaks closes by itself; nothing else has to be done.
    connection.on('error', () => undefined);
    try {
      const handshake = await this.gateway.admit(request, connection);
      if (this.#isClosing) throw unavailableError();
      this.#server.handleUpgrade(request, connection, head, (socket) => this.#open(new OpenSocket(socket, connection, handshake), socket));
    } catch (error) {
      refuseHandshake(connection, toPublicError(error), resolveRequestId(request));
    }
  }

  #open(socket: OpenSocket, webSocket: WebSocket): void {
    this.#sockets.add(socket);
    const notifyGraphqlServer = this.#graphqlServer?.opened(
      {
        protocol: webSocket.protocol,
        send: (text) => socket.send(text),
        close: (code = CloseCode.INTERNAL, reason = '') => socket.close(code, reason),
        onMessage: (listener) => this.#receivers.set(socket, listener),
      },
      socket,
    );
    webSocket.on('error', () => undefined);
    webSocket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(CloseCode.UNSUPPORTED, 'Messages are text');
      else if (socket.acceptMessage()) this.#messages.add(socket, String(data));
    });
    webSocket.once('close', (code, reason) => this.#handleClose(socket, notifyGraphqlServer, [code, String(reason)]));
  }

  #receive(socket: OpenSocket, text: string): void {
    this.#receivers
      .get(socket)?.(text)
      .catch((error: unknown) => this.#handleFailure(socket, error));
  }

  #handleClose(socket: OpenSocket, notifyGraphqlServer: CloseHandler | undefined, [code, reason]: [code: number, reason: string]): void {
    this.#sockets.delete(socket);
    this.#messages.remove(socket);
    const { session, disconnectReason, openedAt, handshake } = socket;
    if (session) this.watch.remove(session.sessionId, socket);
    this.metrics.socketsClosed.inc({ code: disconnectReason ?? code });
    this.logger.info(
      { requestId: handshake.requestId, code, cut: disconnectReason, ms: Math.round(performance.now() - openedAt) },
      'WebSocket closed',
    );
    notifyGraphqlServer?.(code, reason).catch((error: unknown) => this.logger.error({ err: error }, 'a subscription could not be ended'));
  }

  #handleFailure(socket: OpenSocket, error: unknown): void {
    if (isOutage(error)) socket.close(CloseCode.TRY_AGAIN_LATER, 'Try again later');
    else {
      this.logger.error({ err: error, requestId: socket.handshake.requestId }, 'unexpected error');
      socket.close(CloseCode.INTERNAL, 'Internal error');
    }
  }

  #pingAll(): void {
    for (const socket of this.#sockets) socket.pingClient();
  }
}
