import { setTimeout as delay } from 'node:timers/promises';
import { Refusal } from '../../../scripts/terminal.ts';
import { drawBetween, type Random } from '../random.ts';
import type { Victim } from './victim.ts';

/** Number of changes between a restart and the next kill. */
const CHANGE_COUNT_RANGE: [least: number, most: number] = [3, 25];
/** Range of the delay between a change and the kill, so that the change may be committed or not. */
const DELAY_RANGE_MS: [least: number, most: number] = [0, 80];
/** Maximum time to wait for the changes before a kill. */
const IDLE_MS = 120_000;

/** Kills the API while changes of orders and payments are in progress. */
export class Killer {
  kills = 0;
  private changes = 0;
  private pendingKill: { startCount: number; resume: () => void } | undefined;
  private readonly victim: Victim;
  private readonly random: Random;

  constructor(victim: Victim, random: Random) {
    this.victim = victim;
    this.random = random;
  }

  /** Called for each change that is sent. */
  readonly onChange = (): void => {
    this.changes += 1;
    if (this.pendingKill && this.changes >= this.pendingKill.startCount) this.pendingKill.resume();
  };

  async killRepeatedly(times: number): Promise<void> {
    while (this.kills < times) {
      await this.waitForChanges(Math.round(drawBetween(this.random, ...CHANGE_COUNT_RANGE)));
      await delay(drawBetween(this.random, ...DELAY_RANGE_MS));
      await this.victim.killAndRestart();
      this.kills += 1;
    }
  }

  private waitForChanges(count: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const idleTimer = setTimeout(() => reject(new Refusal('The shoppers order nothing any more.')), IDLE_MS);
      this.pendingKill = {
        startCount: this.changes + count,
        resume: () => {
          clearTimeout(idleTimer);
          resolve();
        },
      };
    });
  }
}
