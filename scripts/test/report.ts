import { say, seconds } from '../terminal.ts';
import type { Timed } from './lanes.ts';

/** Prints failures, skipped tests and the time of each step, and the counts on the last line. */
export function report(outcomes: readonly Timed[], totalMs: number): void {
  const sum = (pick: (outcome: Timed) => number) => outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  const skipped = outcomes.flatMap((outcome) => outcome.skipped.map((reason) => `  ${outcome.name}: ${reason}`));
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  for (const outcome of failed) say(`\nFAILED ${outcome.name}\n${outcome.details.join('\n')}`);
  if (skipped.length > 0) say(`\nSKIPPED\n${skipped.join('\n')}`);
  say(`\n${outcomes.length} steps in ${seconds(totalMs)}, the slowest first`);
  for (const { name, ms, passed } of outcomes.toSorted((one, other) => other.ms - one.ms))
    say(`${seconds(ms).padStart(10)}  ${name}${passed > 1 ? `, ${passed} tests` : ''}`);
  say(
    `\n${sum((outcome) => outcome.passed)} passed, ${sum((outcome) => outcome.failed)} failed, ${sum((outcome) => outcome.skipped.length)} skipped`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
}
