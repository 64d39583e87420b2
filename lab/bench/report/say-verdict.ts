import { say } from '../../../scripts/terminal.ts';

/** Prints a line with a verdict. The command of a missed target fails in the end. */
export function sayVerdict(line: string): void {
  say(line);
  if (/\bMISS\b/.test(line)) process.exitCode = 1;
}
