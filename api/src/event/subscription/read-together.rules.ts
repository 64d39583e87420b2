/** Time from one read to the next. Who follows a change does not notice it. */
const READ_EVERY_MS = 20;

/**
 * Makes the schedule of a DataLoader that reads events. A read begins at once if none has begun lately. Otherwise it waits a moment, so
 * that a wave of subscriptions or changes takes a statement for many of them, and the events of a socket are sent by one system call.
 * Statements and system calls cost more than all else about an event.
 */
export function readTogether(): (read: () => void) => void {
  let next = 0;
  return (read) => {
    const waitMs = next - performance.now();
    next = Math.max(next, performance.now()) + READ_EVERY_MS;
    if (waitMs > 0) setTimeout(read, waitMs);
    else setImmediate(read);
  };
}
