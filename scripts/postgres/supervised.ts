import { setTimeout as delay } from 'node:timers/promises';
import { RestartLimit, restartLimits } from '../process/restart-limit.ts';
import { complain, say, secondsSince } from '../terminal.ts';
import type { EmbeddedPostgres } from './embedded.ts';

const { most, withinMs } = restartLimits.postgres;
const minutes = withinMs / 60_000;

/** A started embedded PostgreSQL that is restarted whenever it dies, a limited number of times. */
export class SupervisedPostgres {
  private readonly postgres: EmbeddedPostgres;
  private readonly giveUp: (sentence: string) => void;
  private readonly limit = new RestartLimit(restartLimits.postgres);
  private readonly stopping = new AbortController();
  private restart: Promise<void> = Promise.resolve();

  /** `giveUp` is called with the reason when the server can no longer be restarted. */
  constructor(postgres: EmbeddedPostgres, giveUp: (sentence: string) => void) {
    this.postgres = postgres;
    this.giveUp = giveUp;
    this.keepAlive().catch((error: Error) => giveUp(error.message));
  }

  private async keepAlive(): Promise<void> {
    let failure: string | undefined;
    for (;;) {
      await this.postgres.death(this.stopping.signal);
      if (this.stopping.signal.aborted) return;
      if (!this.limit.allowsAnother()) return this.giveUp([failure, this.advice()].filter(Boolean).join('\n'));
      complain('The embedded PostgreSQL died; restarting it');
      const died = Date.now();
      this.restart = this.postgres.restart();
      // A server that did not start counts as another death.
      failure = await this.restart.then(
        () => undefined,
        (error: Error) => error.message,
      );
      if (!failure) say(`The embedded PostgreSQL is back after ${secondsSince(died)}`);
    }
  }

  /** Resolves when no restart is in progress. */
  get restarted(): Promise<void> {
    return this.restart.catch(() => undefined);
  }

  private advice(): string {
    return `The embedded PostgreSQL died more than ${most} times in ${minutes} minutes, so the shop stops. Find the reason in its log ${this.postgres.log} (often too little memory or a full disk), then start the shop again: committed data is kept. Or set DATABASE_URL to another PostgreSQL 18.`;
  }

  /** Stops the server. A running restart may complete first, because its server would outlive the supervisor. */
  async stop(withinSeconds: number): Promise<void> {
    const begun = performance.now();
    this.stopping.abort();
    await Promise.race([this.restarted, delay(withinSeconds * 1000, undefined, { ref: false })]);
    const remainingSeconds = withinSeconds - (performance.now() - begun) / 1000;
    await this.postgres.stop(Math.max(1, Math.floor(remainingSeconds)));
  }
}
