import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextIteration } from 'node:timers/promises';

/** Returns a sentence about a port that could not be opened, with the variables that configure it; undefined for any other error. */
export function explainPortError(error: unknown, variables: string): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'port' in error)) return undefined;
  if (error.code === 'EADDRINUSE') return `Port ${error.port} is taken: stop what listens there, or choose another by ${variables}.`;
  if (error.code === 'EACCES') return `Port ${error.port} may not be listened on by this user: choose one above 1023 by ${variables}.`;
  return undefined;
}

/**
 * Calls `begin` with the reason on SIGTERM, on SIGINT, or when the supervisor has ended, even if it was killed. `skipDrainSignal` is
 * aborted by a second SIGTERM or SIGINT, and when the supervisor has ended, because then no process waits for this one.
 */
export function onShutdown(begin: (reason: string, skipDrainSignal: AbortSignal) => void): void {
  const skipDrainController = new AbortController();
  let hasBegun = false;
  const beginOrSkipDrain = (reason: string): void => {
    if (hasBegun) skipDrainController.abort();
    else begin(reason, skipDrainController.signal);
    hasBegun = true;
  };
  const shutDownWithoutSupervisor = (): void => {
    beginOrSkipDrain('supervisor gone');
    skipDrainController.abort();
  };
  process.on('SIGTERM', beginOrSkipDrain);
  process.on('SIGINT', beginOrSkipDrain);
  process.on('disconnect', shutDownWithoutSupervisor);
  // The supervisor may have ended before the listener was added.
  if (process.connected === false) shutDownWithoutSupervisor();
}

/** An iteration of the event loop accepts at most one connection. A short iteration that accepts none shows that none waits at the port. */
const QUIET_ITERATION_MS = 1;
const MAX_ACCEPT_MS = 2_000;
/** Longest wait for the first requests of the latest connections. The caller waits until running requests have ended. */
const FIRST_REQUESTS_TIMEOUT_MS = 300;
const POLL_MS = 10;

const countConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/**
 * Accepts the connections that wait at the port, and returns them unread, because in a busy process more would arrive while the requests of
 * the first ones are served.
 */
async function acceptPendingConnections(server: Server): Promise<Socket[]> {
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  // Node reads this property at each connection, although its types declare it only as an option.
  Object.assign(server, { pauseOnConnect: true });
  // The rest of the current iteration accepts no more connections.
  await nextIteration();
  const startedAt = performance.now();
  for (let iterationStart = startedAt; iterationStart - startedAt < MAX_ACCEPT_MS; ) {
    const countBefore = sockets.length;
    await nextIteration();
    const now = performance.now();
    if (sockets.length === countBefore && now - iterationStart < QUIET_ITERATION_MS) break;
    iterationStart = now;
  }
  return sockets;
}

/**
 * Closes the port without losing a request, and serves connections that were accepted before. The system resets connections that wait at
 * the port when it closes, and a load balancer does not repeat a POST that was reset.
 */
export async function closePort(server: Server): Promise<void> {
  const sockets = await acceptPendingConnections(server);
  server.close();
  for (const socket of sockets) socket.resume();
  const giveUpAt = performance.now() + FIRST_REQUESTS_TIMEOUT_MS;
  while (performance.now() < giveUpAt && (await countConnections(server)) > 0) await delay(POLL_MS);
}

const REQUESTS_TIMEOUT_MS = 10_000;
const CLOSE_IDLE_EVERY_MS = 100;

interface StopOptions {
  server: Server;
  /** Makes the process unready. */
  drain: () => void;
  /** How long the server continues to serve, so that load balancers notice before the port closes. */
  drainSeconds: number;
  /** Ends the draining early. */
  skipDrainSignal?: AbortSignal | undefined;
  /** Closes the servers, after the running requests. */
  close: () => Promise<unknown>;
  /** Called if requests are still running after `ms`, because a request that never ends must not keep the process alive. */
  onLate: (ms: number) => void;
}

/** Stops a server without losing a request: it drains, closes the port, and completes running requests within a limited time. */
export async function stopServing({ server, drain, drainSeconds, skipDrainSignal, close, onLate }: StopOptions): Promise<void> {
  drain();
  await delay(drainSeconds * 1000, undefined, skipDrainSignal && { signal: skipDrainSignal }).catch(() => undefined);
  const lateTimer = setTimeout(onLate, REQUESTS_TIMEOUT_MS, REQUESTS_TIMEOUT_MS);
  // Reused keep-alive connections would delay the end.
  const closeIdleTimer = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  try {
    await closePort(server);
    await close();
  } finally {
    clearTimeout(lateTimer);
    clearInterval(closeIdleTimer);
  }
}
