import { until } from './support/wait-until.js';
import type { TestApi } from './test-api.harness.js';

/**
 * Waits until this many statements wait for locks of another transaction. Reads pg_stat_activity outside that transaction, within which it
 * would never show later connections.
 */
export const waitUntilBlocked = ({ db }: Pick<TestApi, 'db'>, count = 1): Promise<void> =>
  until('somebody waits', async () => {
    const waiting = await db.$queryRaw<unknown[]>`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return waiting.length >= count;
  });

export interface Barrier {
  /** Resolves when a call has reached the barrier. */
  reached: Promise<void>;
  open(): void;
}

/** Holds the next call of a method until the barrier opens. */
export function setBarrierBefore<Name extends string>(
  service: Record<Name, (...methodArguments: never[]) => unknown>,
  name: Name,
): Barrier {
  const method = service[name];
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    service[name] = async (...methodArguments) => {
      service[name] = method;
      resolve();
      await opened;
      return method.apply(service, methodArguments);
    };
  });
  return { reached, open };
}
