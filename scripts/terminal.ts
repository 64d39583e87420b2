// The scripts print through this module only.

/** An error that the user can correct, printed as a sentence without a stack trace. */
export class Refusal extends Error {}

export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}

export const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export const formatElapsed = (startedAt: number): string => formatSeconds(Date.now() - startedAt);

/** Runs work that takes long. Prints every 15 s that it is still running, and at the end how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  const heartbeat = setInterval(() => say(`  ${title}: still running, ${formatElapsed(startedAt)}`), 15_000);
  try {
    const result = await work();
    say(`  ${title}  ${formatElapsed(startedAt)}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}

/** Prints a Refusal as its sentence and other errors with their stack. The exit code is 1. */
export function reportFailure(error: unknown): void {
  printError(error instanceof Refusal ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
}
