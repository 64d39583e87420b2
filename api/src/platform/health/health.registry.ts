import { Injectable } from '@nestjs/common';

export interface ComponentHealth {
  /** degraded: the component does not answer, but `standIn` does its work. */
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

/** Every component that this process leans on registers here how to ask it. */
@Injectable()
export class HealthRegistry {
  readonly #checks = new Map<string, HealthCheck>();
  #draining = false;

  register(name: string, check: HealthCheck): void {
    this.#checks.set(name, check);
  }

  /** From here on the process is not ready, whatever its components say. */
  drain(): void {
    this.#draining = true;
  }

  get draining(): boolean {
    return this.#draining;
  }

  async report(): Promise<HealthReport> {
    const answers = await Promise.all([...this.#checks].map(async ([name, check]) => [name, await answerInTime(check)] as const));
    const statuses = answers.map(([, { status }]) => status);
    const worst = statuses.includes('down') ? 'down' : statuses.includes('degraded') ? 'degraded' : 'up';
    return { status: this.#draining ? 'down' : worst, components: Object.fromEntries(answers) };
  }
}

async function answerInTime(check: HealthCheck): Promise<ComponentHealth> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<ComponentHealth>((resolve) => {
    const giveUp = () => resolve({ status: 'down', detail: `no answer within ${CHECK_TIMEOUT_MS} ms` });
    // Where this process has stood still, an answer may be there that it has not read yet.
    timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    return { status: 'down', detail: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
  }
}
