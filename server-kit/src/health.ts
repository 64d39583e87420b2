export interface ComponentHealth {
  /** `degraded` means that the component does not respond and `standIn` replaces it. */
  status: 'up' | 'degraded' | 'down';
  standIn?: string;
  detail?: string;
}

export interface HealthReport {
  status: 'up' | 'degraded' | 'down';
  components: Record<string, ComponentHealth>;
}

export type HealthCheck = () => Promise<ComponentHealth>;

interface RegisteredCheck {
  check: HealthCheck;
  failure: ComponentHealth;
  requiredComponent: string | undefined;
}

const CHECK_TIMEOUT_MS = 2000;
/** A check that has not completed for this long is abandoned, and the next report starts a new one. */
const ABANDONED_AFTER_MS = 15_000;

/** Registry of the health checks of every component that a process depends on. */
export class ProcessHealth {
  readonly #checks = new Map<string, RegisteredCheck>();
  readonly #pendingChecks = new Map<string, Promise<ComponentHealth>>();
  readonly #processName: string;
  #phase: 'starting' | 'serving' | 'draining' = 'starting';

  /** `process` names the process itself among the components while it starts and while it drains. */
  constructor(process: string) {
    this.#processName = process;
  }

  /**
   * `failure` is reported while the check fails or does not respond in time. By default the process is then not ready. `requiredComponent`
   * names another component: the check runs only after that component has responded. While the database hangs, only one check then waits
   * for it, and not every check.
   */
  register(name: string, check: HealthCheck, failure: ComponentHealth = { status: 'down' }, requiredComponent?: string): void {
    this.#checks.set(name, { check, failure, requiredComponent });
  }

  /** Allows the process to be ready. Before this call the process is not ready, because its port refuses connections. */
  serve(): void {
    if (this.#phase === 'starting') this.#phase = 'serving';
  }

  /** Makes the process permanently unready, whatever its components report. */
  drain(): void {
    this.#phase = 'draining';
  }

  get isDraining(): boolean {
    return this.#phase === 'draining';
  }

  async report(): Promise<HealthReport> {
    const componentEntries = await Promise.all(
      [...this.#checks].map(async ([name, registeredCheck]) => [name, await this.#checkComponent(name, registeredCheck)] as const),
    );
    const statuses = componentEntries.map(([, { status }]) => status);
    const worstStatus = statuses.includes('down') ? 'down' : statuses.includes('degraded') ? 'degraded' : 'up';
    const components = Object.fromEntries(componentEntries);
    if (this.#phase === 'serving') return { status: worstStatus, components };
    return { status: 'down', components: { ...components, [this.#processName]: { status: 'down', detail: this.#phase } } };
  }

  async #checkComponent(name: string, { check, failure, requiredComponent }: RegisteredCheck): Promise<ComponentHealth> {
    try {
      const requiredCheck = requiredComponent && this.#checks.get(requiredComponent);
      if (requiredCheck) await limitTime(this.#runCheck(requiredComponent, requiredCheck.check));
      return await limitTime(this.#runCheck(name, check));
    } catch (error) {
      return { ...failure, detail: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Reports share a check that has not completed yet, so that probes of a hung component do not take up ever more connections. */
  #runCheck(name: string, check: HealthCheck): Promise<ComponentHealth> {
    const pendingCheck = this.#pendingChecks.get(name);
    if (pendingCheck) return pendingCheck;
    const startedCheck = check();
    this.#pendingChecks.set(name, startedCheck);
    const removePending = () => {
      clearTimeout(abandonTimer);
      if (this.#pendingChecks.get(name) === startedCheck) this.#pendingChecks.delete(name);
    };
    const abandonTimer = setTimeout(removePending, ABANDONED_AFTER_MS).unref();
    startedCheck.then(removePending, removePending);
    return startedCheck;
  }
}

async function limitTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const rejectLate = () => reject(new Error(`no answer within ${CHECK_TIMEOUT_MS} ms`));
    // If the event loop was blocked, a response may have arrived without having been read. Two more iterations of the loop let it be read
    // before the check fails.
    timer = setTimeout(() => setImmediate(() => setImmediate(rejectLate)), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
