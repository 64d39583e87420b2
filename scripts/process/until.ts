import { setTimeout as delay } from 'node:timers/promises';
import { formatSeconds, Refusal } from '../terminal.ts';

interface UntilOptions {
  /** Description of the condition. It is a function if the text is available only at the end. */
  what: string | (() => string);
  withinMs: number;
}

const pauseMs = 100;

/** Polls until `check` returns a value, and returns that value. Throws after the time limit. */
export async function until<Found>(check: () => Found | Promise<Found>, { what, withinMs }: UntilOptions): Promise<NonNullable<Found>> {
  const end = performance.now() + withinMs;
  for (;;) {
    const result = await check();
    if (result) return result;
    if (performance.now() > end) throw new Refusal(`Not within ${formatSeconds(withinMs)}: ${typeof what === 'string' ? what : what()}`);
    await delay(pauseMs);
  }
}
