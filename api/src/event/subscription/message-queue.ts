import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { OpenSocket } from './open-socket.js';

/** Number of messages that are handled before anything else is served. They take one or two milliseconds. */
const BATCH_SIZE = 5;
/** Minimum pause after a batch, in which the requests that have arrived meanwhile are served. */
const PAUSE_MS = 2;
/** Maximum pause. Even a process that is always busy handles messages, so that clients can reconnect in time. */
const MAX_PAUSE_MS = 10;

type MessageSender = Pick<OpenSocket, 'isOpen' | 'session' | 'handshake'>;

interface Message<Socket> {
  socket: Socket;
  text: string;
}

/**
 * Queue of the messages of all sockets. It handles a few at a time, so that a wave of subscriptions leaves time for queries. After each
 * batch it waits until the process was idle for half of the time since the batch began. A wave therefore slows down while the processor or
 * the database is busy, for example with the first events of these subscriptions. The admission control of queries cannot be used here,
 * because it would refuse queries during a wave. Senders take turns, so that a client that connects during a wave need not wait for all of
 * it. The messages of a sender keep their order. The messages of one socket are therefore mostly handled together, and their events are
 * read by one statement and sent by one system call.
 */
export class MessageQueue<Socket extends MessageSender> {
  /** Waiting messages by the id of their sender. The first sender is next. */
  readonly #messagesBySender = new Map<string, Message<Socket>[]>();
  #pauseTimer: NodeJS.Timeout | undefined;

  constructor(private readonly handle: (socket: Socket, text: string) => void) {}

  add(socket: Socket, text: string): void {
    const senderId = identifySender(socket);
    const messages = this.#messagesBySender.get(senderId);
    if (messages) messages.push({ socket, text });
    else this.#messagesBySender.set(senderId, [{ socket, text }]);
    if (!this.#pauseTimer) this.#handleNext();
  }

  /** Drops the messages of a socket that has closed. */
  remove(socket: Socket): void {
    const senderId = identifySender(socket);
    const messages = this.#messagesBySender.get(senderId)?.filter((message) => message.socket !== socket);
    if (messages?.length) this.#messagesBySender.set(senderId, messages);
    else this.#messagesBySender.delete(senderId);
  }

  #handleNext(): void {
    this.#pauseTimer = undefined;
    const batch: Message<Socket>[] = [];
    for (let [firstEntry] = this.#messagesBySender; firstEntry && batch.length < BATCH_SIZE; [firstEntry] = this.#messagesBySender) {
      const [senderId, messages] = firstEntry;
      const otherSocketIndex = messages.findIndex(({ socket }) => socket !== messages[0]?.socket);
      batch.push(...messages.splice(0, Math.min(BATCH_SIZE - batch.length, otherSocketIndex < 0 ? BATCH_SIZE : otherSocketIndex)));
      this.#messagesBySender.delete(senderId);
      if (messages.length > 0) this.#messagesBySender.set(senderId, messages);
    }
    if (batch.length > 0) this.#pauseFor(PAUSE_MS, performance.eventLoopUtilization());
    for (const { socket, text } of batch) if (socket.isOpen) this.handle(socket, text);
  }

  #pauseFor(ms: number, utilizationBefore: EventLoopUtilization, deadline?: number): void {
    this.#pauseTimer = setTimeout(() => {
      const end = deadline ?? performance.now() + MAX_PAUSE_MS;
      const { active, idle } = performance.eventLoopUtilization(utilizationBefore);
      const remainingMs = Math.min(active - idle, end - performance.now());
      if (remainingMs > 0) this.#pauseFor(remainingMs, utilizationBefore, end);
      else this.#handleNext();
    }, ms);
  }
}

/** Returns an identifier of the sender: the session, or the client address while there is no session. */
const identifySender = ({ session, handshake }: MessageSender): string => session?.sessionId ?? handshake.clientAddress;
