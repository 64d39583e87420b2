import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { NotificationListener } from '../../platform/prisma/notification-listener.js';
import { LOGGER, type Logger } from '../../platform/process/logger.js';
import { ChangeStream } from './change-stream.js';

/** Interval of the statements by which a broken connection is noticed. */
const HEARTBEAT_MS = 5_000;

/** Kinds of objects whose changes can be followed. */
type ChangeKind = 'order' | 'cart';

/** A change that the database has notified of. For a cart, `id` is the account. */
interface Change {
  kind: ChangeKind;
  accountId: string;
  id: string;
}

/** Parses a notification of the triggers. Returns null for a notification that this version cannot parse. */
function readChange(payload: string): Change | null {
  const [kind, accountId, orderId] = payload.split(' ');
  if (kind === 'order' && accountId && orderId) return { kind, accountId, id: orderId };
  if (kind === 'cart' && accountId) return { kind, accountId, id: accountId };
  return null;
}

interface FollowedObject {
  kind: ChangeKind;
  accountId: string;
  /** Id of the object to follow; all objects if omitted. */
  id?: string;
}

interface Follower {
  id: string | undefined;
  stream: ChangeStream;
}

const toKey = ({ kind, accountId }: Pick<Change, 'kind' | 'accountId'>): string => `${kind} ${accountId}`;

/**
 * Notifies followers of changes that any process, or plain SQL, has committed. Notifications may be lost, but no change is missed:
 * - A change may be committed before a follower is registered. So each follower first has to read the state.
 * - Notifications are lost while the connection is down. So after it is restored, all followers have to read the state.
 * - A follower that begins while the connection is down is notified only once it is restored. A state that is read earlier may miss a
 *   change.
 */
@Injectable()
export class ChangeFeedService implements BeforeApplicationShutdown {
  readonly #followers = new Map<string, Set<Follower>>();
  readonly #listener: NotificationListener;

  constructor(@Inject(CONFIG) { DATABASE_SESSION_URL }: Config, @Inject(LOGGER) logger: Logger) {
    this.#listener = new NotificationListener({
      databaseUrl: DATABASE_SESSION_URL,
      applicationName: 'meet-changes',
      logger,
      channel: 'shopper_change',
      heartbeatMs: HEARTBEAT_MS,
      onNotification: (payload) => this.#notify(payload),
      onListening: () => this.#notifyAll(),
    });
  }

  /**
   * Follows the object until the stream is closed by its `return`. The connection to the database is opened for the first follower, and
   * stays until the process ends.
   */
  follow({ id, ...object }: FollowedObject): ChangeStream {
    const key = toKey(object);
    const follower = { id, stream: new ChangeStream(() => this.#removeFollower(key, follower)) };
    this.#followers.set(key, (this.#followers.get(key) ?? new Set()).add(follower));
    if (this.#listener.isListening) follower.stream.reportMissedChanges();
    else this.#listener.start();
    return follower.stream;
  }

  get followerCount(): number {
    return [...this.#followers.values()].reduce((sum, { size }) => sum + size, 0);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#listener.stop();
  }

  #notify(payload: string): void {
    const change = readChange(payload);
    if (!change) return;
    for (const { id, stream } of this.#followers.get(toKey(change)) ?? [])
      if (id === undefined || id === change.id) stream.addChange(change.id);
  }

  #notifyAll(): void {
    for (const followers of this.#followers.values()) for (const { stream } of followers) stream.reportMissedChanges();
  }

  #removeFollower(key: string, follower: Follower): void {
    const followers = this.#followers.get(key);
    followers?.delete(follower);
    if (followers?.size === 0) this.#followers.delete(key);
  }
}
