import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { SubscriberSession } from '../../platform/viewer/subscriber-sessions.port.js';
import { CloseCode } from './close-code.js';

/** Number of bytes that may wait for a slow client. Several hundred changes fit. */
const MAX_BUFFERED = 64 * 1024;

const MAX_MESSAGES = 120;
const MESSAGES_WITHIN_MS = 60_000;
/** Number of messages that may still arrive from a client after its socket has begun to close. */
const MAX_PENDING_MESSAGES = 20;

/** Facts about a socket from its handshake. */
export interface Handshake {
  requestId: string;
  clientAddress: string;
  /** Cookies, if a page of the shop has sent them. */
  cookie: string | undefined;
}

/**
 * A socket that limits what a client can cost. A client that does not read its messages or sends too many is disconnected without a closing
 * handshake, because it might not read the handshake either.
 */
export class OpenSocket {
  readonly openedAt = performance.now();
  /** The session, once the client is recognised. */
  session: SubscriberSession | undefined;
  /** Why the client was disconnected. */
  disconnectReason: 'slow' | 'silent' | 'talkative' | undefined;
  #isAlive = true;
  #isCorked = false;
  #messageCounter = { since: 0, count: 0 };

  constructor(
    private readonly socket: WebSocket,
    private readonly connection: Duplex,
    readonly handshake: Handshake,
  ) {
    socket.on('pong', () => {
      this.#isAlive = true;
      this.#enforceMessageLimit();
    });
    socket.on('ping', (data: Buffer) => {
      if (this.#enforceMessageLimit() && this.#enforceBufferLimit()) socket.pong(data);
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  send(text: string): void {
    if (!this.isOpen || !this.#enforceBufferLimit()) return;
    this.#corkOnce();
    this.socket.send(text);
  }

  close(code: number, reason = ''): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }

  /** Counts a message, and returns whether it may be handled. */
  acceptMessage(): boolean {
    return this.#enforceMessageLimit() && this.isOpen;
  }

  /** Sends a ping, and disconnects the client if it has not responded to the previous ping. */
  pingClient(): void {
    if (!this.#isAlive) this.#disconnect('silent');
    else if (this.isOpen && this.#enforceBufferLimit()) this.socket.ping();
    this.#isAlive = false;
  }

  /** Sends all messages of one tick by one system call, because a system call costs more than everything else about an event. */
  #corkOnce(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.connection.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      this.connection.uncork();
    });
  }

  /** Returns whether the client reads its messages. Disconnects the client if too many bytes are waiting. */
  #enforceBufferLimit(): boolean {
    if (this.socket.bufferedAmount <= MAX_BUFFERED) return true;
    this.#disconnect('slow');
    return false;
  }

  #disconnect(disconnectReason: 'slow' | 'silent' | 'talkative'): void {
    this.disconnectReason ??= disconnectReason;
    this.socket.terminate();
  }

  /** Counts a message, and returns whether it is within the limit. If not, closes the socket. Disconnects a client that keeps sending. */
  #enforceMessageLimit(): boolean {
    const now = performance.now();
    if (now - this.#messageCounter.since > MESSAGES_WITHIN_MS) this.#messageCounter = { since: now, count: 0 };
    this.#messageCounter.count += 1;
    const excess = this.#messageCounter.count - MAX_MESSAGES;
    if (excess <= 0) return true;
    if (excess > MAX_PENDING_MESSAGES) this.#disconnect('talkative');
    else this.close(CloseCode.POLICY_VIOLATION, 'Too many messages');
    return false;
  }
}
