// The only module of the scripts that prints.

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

/** Runs long work. Prints that it is still running every 15 seconds, and its duration at the end. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const heartbeat = setInterval(() => say(`  ${title}: still running, ${secondsSince(started)}`), 15_000);
  try {
    const result = await work();
    say(`  ${title}  ${secondsSince(started)}`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}

/** Prints one sentence for an expected failure and a stack trace for any other. Sets exit code 1 for both. */
export function reportFailure(error: unknown): void {
  complain(error instanceof Refusal ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
}
