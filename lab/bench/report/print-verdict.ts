import { say } from '../../../scripts/terminal.ts';

/** Prints a line with a verdict. A missed target makes the command fail in the end. */
export function printVerdict(line: string): void {
  say(line);
  if (/\bMISS\b/.test(line)) process.exitCode = 1;
}
