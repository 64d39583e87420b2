import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import type { OpenSocket } from './open-socket.js';

/** Messages that are handled before anything else is served. They take one or two milliseconds. */
const BATCH = 5;
/** The least pause after them, in which requests are served that have come meanwhile. */
const PAUSE_MS = 2;
/** The longest pause. A process that is always busy still handles messages, so that clients reconnect within their time. */
const MAX_PAUSE_MS = 10;

type Sender = Pick<OpenSocket, 'isOpen' | 'session' | 'handshake'>;

interface Message<Socket> {
  socket: Socket;
  text: string;
}

/**
 * Messages of all sockets that wait to be handled, a few at a time, so that a wave of subscriptions leaves time for queries. The next few
 * wait until the process was idle for half of the time since the last ones. So the wave slows down while the processor or the database is
 * busy, and their first events are counted too. It is not the admission of queries, because a wave would refuse the queries. Senders
 * alternate: who comes during a wave does not wait for all of it.
 * Messages of one sender keep their order, so those of a socket are as a rule handled together, and their events are read by one statement
 * and sent by one system call.
 */
export class MessageQueue<Socket extends Sender> {
  /** By sender. The first is next. */
  readonly #waiting = new Map<string, Message<Socket>[]>();
  #pause: NodeJS.Timeout | undefined;

  constructor(private readonly handle: (socket: Socket, text: string) => void) {}

  add(socket: Socket, text: string): void {
    const sender = identify(socket);
    const messages = this.#waiting.get(sender);
    if (messages) messages.push({ socket, text });
    else this.#waiting.set(sender, [{ socket, text }]);
    if (!this.#pause) this.#handleNext();
  }

  /** Drops the messages of a socket that has closed. */
  forget(socket: Socket): void {
    const sender = identify(socket);
    const messages = this.#waiting.get(sender)?.filter((message) => message.socket !== socket);
    if (messages?.length) this.#waiting.set(sender, messages);
    else this.#waiting.delete(sender);
  }

  #handleNext(): void {
    this.#pause = undefined;
    const due: Message<Socket>[] = [];
    for (let [next] = this.#waiting; next && due.length < BATCH; [next] = this.#waiting) {
      const [sender, messages] = next;
      const other = messages.findIndex(({ socket }) => socket !== messages[0]?.socket);
      due.push(...messages.splice(0, Math.min(BATCH - due.length, other < 0 ? BATCH : other)));
      this.#waiting.delete(sender);
      if (messages.length > 0) this.#waiting.set(sender, messages);
    }
    if (due.length > 0) this.#pauseFor(PAUSE_MS, performance.eventLoopUtilization());
    for (const { socket, text } of due) if (socket.isOpen) this.handle(socket, text);
  }

  #pauseFor(ms: number, since: EventLoopUtilization, until?: number): void {
    this.#pause = setTimeout(() => {
      const end = until ?? performance.now() + MAX_PAUSE_MS;
      const { active, idle } = performance.eventLoopUtilization(since);
      const remaining = Math.min(active - idle, end - performance.now());
      if (remaining > 0) this.#pauseFor(remaining, since, end);
      else this.#handleNext();
    }, ms);
  }
}

/** The session, or the address as long as there is none. */
const identify = ({ session, handshake }: Sender): string => session?.sessionId ?? handshake.clientAddress;
