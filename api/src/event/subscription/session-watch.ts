import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../platform/process/clock.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { SubscriberSessions } from '../../platform/viewer/subscriber-sessions.port.js';
import { CloseCode } from './close-code.js';
import type { OpenSocket } from './open-socket.js';

/**
 * Interval of the checks. Together with the two seconds for which a session is cached, it is below the five seconds that the API promises.
 */
const POLL_MS = 2_000;

/**
 * Closes sockets whose session or token has ended, in this process or another, or by expiry. One statement reads the sessions
 * of all sockets. While the database does not respond, sockets stay open, since nothing can be sent over them anyway.
 */
@Injectable()
export class SessionWatch {
  readonly #sockets = new Map<string, Set<OpenSocket>>();
  #timer: NodeJS.Timeout | undefined;
  #isPolling = false;
  #hasFailed = false;

  constructor(
    private readonly sessions: SubscriberSessions,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  countSockets(sessionId: string): number {
    return this.#sockets.get(sessionId)?.size ?? 0;
  }

  add(sessionId: string, socket: OpenSocket): void {
    this.#sockets.set(sessionId, (this.#sockets.get(sessionId) ?? new Set()).add(socket));
    this.#timer ??= setInterval(() => void this.#poll(), POLL_MS).unref();
  }

  remove(sessionId: string, socket: OpenSocket): void {
    const sockets = this.#sockets.get(sessionId);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#sockets.delete(sessionId);
    if (this.#sockets.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #poll(): Promise<void> {
    this.#closeExpired();
    if (this.#isPolling) return;
    this.#isPolling = true;
    const sessionIds = [...this.#sockets.keys()];
    try {
      const liveIds = await this.sessions.selectActive(sessionIds);
      this.#closeSockets(sessionIds.filter((id) => !liveIds.has(id)));
      this.#hasFailed = false;
    } catch (error) {
      if (!this.#hasFailed) this.logger.warn({ err: error }, 'the sessions of open WebSockets cannot be checked');
      this.#hasFailed = true;
    }
    this.#isPolling = false;
  }

  #closeSockets(sessionIds: readonly string[]): void {
    for (const id of sessionIds)
      for (const socket of this.#sockets.get(id) ?? []) socket.close(CloseCode.UNAUTHORIZED, 'The session is over');
  }

  #closeExpired(): void {
    const now = this.clock.now();
    for (const sockets of this.#sockets.values()) {
      for (const socket of sockets) {
        const endsAt = socket.session?.tokenEndsAt;
        if (endsAt && endsAt <= now) socket.close(CloseCode.FORBIDDEN, 'The token has expired');
      }
    }
  }
}
