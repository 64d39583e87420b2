// The one place of the scripts that prints.

/** Something a person can mend: printed as its one sentence, without a stack trace. */
export class Refusal extends Error {}

export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

export function complain(line: string): void {
  process.stderr.write(`${line}\n`);
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

export const secondsSince = (started: number): string => seconds(Date.now() - started);

/** Runs long work under a line that says what it is, that it is still going on, and how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const heartbeat = setInterval(() => say(`  ${title}: still at it, ${secondsSince(started)}`), 15_000);
  try {
    const result = await work();
    say(`  ${title}  ${secondsSince(started)}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}

/** A sentence for what was foreseen, a stack for what was not; exit code 1 for both. */
export function reportFailure(error: unknown): void {
  complain(error instanceof Refusal ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
}
