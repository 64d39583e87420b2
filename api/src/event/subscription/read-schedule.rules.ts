/** Time from one read to the next. It is too short for a follower to notice. */
const READ_EVERY_MS = 20;

type Wait = (run: () => void, ms: number) => void;

const runAfter: Wait = (run, ms) => {
  if (ms > 0) setTimeout(run, ms);
  else setImmediate(run);
};

/**
 * Creates the schedule of a DataLoader that reads events. A read begins at once if no other read has begun shortly before. Otherwise it
 * waits a moment, so that one statement serves many subscriptions or changes of a wave, and the events of a socket are sent by one system
 * call. Statements and system calls cost more than everything else about an event.
 */
export function createReadSchedule(now = () => performance.now(), wait: Wait = runAfter): (read: () => void) => void {
  let nextReadAt = 0;
  return (read) => {
    const waitMs = nextReadAt - now();
    nextReadAt = Math.max(nextReadAt, now()) + READ_EVERY_MS;
    wait(read, waitMs);
  };
}
