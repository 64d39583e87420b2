import { setTimeout as delay } from 'node:timers/promises';
import { RestartLimit, restartLimits } from '../process/restart-limit.ts';
import { formatElapsed, printError, say } from '../terminal.ts';
import type { EmbeddedPostgres } from './embedded.ts';

const { max: maxRestarts, withinMs } = restartLimits.postgres;
const limitMinutes = withinMs / 60_000;

/** A started embedded PostgreSQL that is restarted whenever it dies, a limited number of times. */
export class SupervisedPostgres {
  private readonly postgres: EmbeddedPostgres;
  private readonly onGiveUp: (sentence: string) => void;
  private readonly limit = new RestartLimit(restartLimits.postgres);
  private readonly stopController = new AbortController();
  private currentRestart: Promise<void> = Promise.resolve();

  /** `onGiveUp` is called with the reason when the server can no longer be restarted. */
  constructor(postgres: EmbeddedPostgres, onGiveUp: (sentence: string) => void) {
    this.postgres = postgres;
    this.onGiveUp = onGiveUp;
    this.keepAlive().catch((error: Error) => onGiveUp(error.message));
  }

  private async keepAlive(): Promise<void> {
    let failure: string | undefined;
    for (;;) {
      await this.postgres.waitForDeath(this.stopController.signal);
      if (this.stopController.signal.aborted) return;
      if (!this.limit.admitRestart()) return this.onGiveUp([failure, this.composeAdvice()].filter(Boolean).join('\n'));
      printError('The embedded PostgreSQL died; restarting it');
      const diedAt = Date.now();
      this.currentRestart = this.postgres.restart();
      // A server that did not start counts as another death.
      failure = await this.currentRestart.then(
        () => undefined,
        (error: Error) => error.message,
      );
      if (!failure) say(`The embedded PostgreSQL is back after ${formatElapsed(diedAt)}`);
    }
  }

  /** Resolves when no restart is in progress. */
  get whenRestarted(): Promise<void> {
    return this.currentRestart.catch(() => undefined);
  }

  private composeAdvice(): string {
    return `The embedded PostgreSQL died more than ${maxRestarts} times in ${limitMinutes} minutes, so the shop stops. Find the reason in its log ${this.postgres.log} (often too little memory or a full disk), then start the shop again: committed data is kept. Or set DATABASE_URL to another PostgreSQL 18.`;
  }

  /** Stops the server. A running restart may complete first, because its server would outlive the supervisor. */
  async stop(withinSeconds: number): Promise<void> {
    const startedAt = performance.now();
    this.stopController.abort();
    await Promise.race([this.whenRestarted, delay(withinSeconds * 1000, undefined, { ref: false })]);
    const remainingSeconds = withinSeconds - (performance.now() - startedAt) / 1000;
    await this.postgres.stop(Math.max(1, Math.floor(remainingSeconds)));
  }
}
