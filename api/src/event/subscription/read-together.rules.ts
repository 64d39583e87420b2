/** Time from one read to the next. Who follows a change does not notice it. */
const READ_EVERY_MS = 20;

type Wait = (run: () => void, ms: number) => void;

const runAfter: Wait = (run, ms) => {
  if (ms > 0) setTimeout(run, ms);
  else setImmediate(run);
};

/**
 * Makes the schedule of a DataLoader that reads events. A read begins at once if none has begun lately. Otherwise it waits a moment, so
 * that a wave of subscriptions or changes takes a statement for many of them, and the events of a socket are sent by one system call.
 * Statements and system calls cost more than all else about an event.
 */
export function readTogether(now = () => performance.now(), wait: Wait = runAfter): (read: () => void) => void {
  let next = 0;
  return (read) => {
    const ms = next - now();
    next = Math.max(next, now()) + READ_EVERY_MS;
    wait(read, ms);
  };
}
