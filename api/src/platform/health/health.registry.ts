import { Injectable } from '@nestjs/common';

export interface ComponentHealth {
  /** `degraded` means that the component does not answer and `standIn` replaces it. */
  status: 'up' | 'degraded' | 'down';
  standIn?: string;
  detail?: string;
}

export interface HealthReport {
  status: 'up' | 'degraded' | 'down';
  components: Record<string, ComponentHealth>;
}

export type HealthCheck = () => Promise<ComponentHealth>;

const CHECK_TIMEOUT_MS = 2000;

/** Registry of the health checks of every component that this process depends on. */
@Injectable()
export class HealthRegistry {
  readonly #checks = new Map<string, HealthCheck>();
  readonly #unanswered = new Map<string, Promise<ComponentHealth>>();
  #draining = false;

  register(name: string, check: HealthCheck): void {
    this.#checks.set(name, check);
  }

  /** Makes the process unready, whatever its components report. */
  drain(): void {
    this.#draining = true;
  }

  get draining(): boolean {
    return this.#draining;
  }

  async report(): Promise<HealthReport> {
    const answers = await Promise.all([...this.#checks].map(async ([name, check]) => [name, await answerInTime(this.#ask(name, check))] as const));
    const statuses = answers.map(([, { status }]) => status);
    const worst = statuses.includes('down') ? 'down' : statuses.includes('degraded') ? 'degraded' : 'up';
    return { status: this.#draining ? 'down' : worst, components: Object.fromEntries(answers) };
  }

  /** Reports share a check that has not answered yet, so that probes of a hung component do not take up ever more connections. */
  #ask(name: string, check: HealthCheck): Promise<ComponentHealth> {
    const unanswered = this.#unanswered.get(name);
    if (unanswered) return unanswered;
    const answer = check().finally(() => this.#unanswered.delete(name));
    this.#unanswered.set(name, answer);
    return answer;
  }
}

async function answerInTime(answer: Promise<ComponentHealth>): Promise<ComponentHealth> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<ComponentHealth>((resolve) => {
    const giveUp = () => resolve({ status: 'down', detail: `no answer within ${CHECK_TIMEOUT_MS} ms` });
    // After the event loop was blocked, an answer may have arrived that has not been read yet.
    timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } catch (error) {
    return { status: 'down', detail: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
