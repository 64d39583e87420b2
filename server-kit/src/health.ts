import { createServer, type Server, type ServerResponse } from 'node:http';

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

interface Registered {
  check: HealthCheck;
  failure: ComponentHealth;
  needs: string | undefined;
}

const CHECK_TIMEOUT_MS = 2000;
/** A check that has had no response for so long is abandoned, and the next report makes a new one. */
const ABANDONED_AFTER_MS = 15_000;

/** Registry of the health checks of every component that a process depends on. */
export class ProcessHealth {
  readonly #checks = new Map<string, Registered>();
  readonly #unanswered = new Map<string, Promise<ComponentHealth>>();
  readonly #process: string;
  #phase: 'starting' | 'serving' | 'draining' = 'starting';

  /** `process` names the process itself among the components while it starts and while it drains. */
  constructor(process: string) {
    this.#process = process;
  }

  /**
   * `failure` is reported while the check fails or does not respond in time. By default the process is then not ready. `needs` names
   * another component: the check runs only after that one has responded, so that while the database hangs, one check waits for it and not
   * all.
   */
  register(name: string, check: HealthCheck, failure: ComponentHealth = { status: 'down' }, needs?: string): void {
    this.#checks.set(name, { check, failure, needs });
  }

  /** Allows the process to be ready. Until then it is not, because its port refuses connections. */
  serve(): void {
    if (this.#phase === 'starting') this.#phase = 'serving';
  }

  /** Makes the process unready for good, whatever its components report. */
  drain(): void {
    this.#phase = 'draining';
  }

  get draining(): boolean {
    return this.#phase === 'draining';
  }

  async report(): Promise<HealthReport> {
    const responses = await Promise.all(
      [...this.#checks].map(async ([name, registered]) => [name, await this.#checkComponent(name, registered)] as const),
    );
    const statuses = responses.map(([, { status }]) => status);
    const worst = statuses.includes('down') ? 'down' : statuses.includes('degraded') ? 'degraded' : 'up';
    const components = Object.fromEntries(responses);
    if (this.#phase === 'serving') return { status: worst, components };
    return { status: 'down', components: { ...components, [this.#process]: { status: 'down', detail: this.#phase } } };
  }

  async #checkComponent(name: string, { check, failure, needs }: Registered): Promise<ComponentHealth> {
    try {
      const needed = needs && this.#checks.get(needs);
      if (needed) await limitTime(this.#runCheck(needs, needed.check));
      return await limitTime(this.#runCheck(name, check));
    } catch (error) {
      return { ...failure, detail: error instanceof Error ? error.message : String(error) };
    }
  }

  /** Reports share a check that has not completed yet, so that probes of a hung component do not take up ever more connections. */
  #runCheck(name: string, check: HealthCheck): Promise<ComponentHealth> {
    const unanswered = this.#unanswered.get(name);
    if (unanswered) return unanswered;
    const response = check();
    this.#unanswered.set(name, response);
    const forget = () => {
      clearTimeout(abandon);
      if (this.#unanswered.get(name) === response) this.#unanswered.delete(name);
    };
    const abandon = setTimeout(forget, ABANDONED_AFTER_MS).unref();
    response.then(forget, forget);
    return response;
  }
}

async function limitTime<Answer>(response: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const createTimeout = () => reject(new Error(`no answer within ${CHECK_TIMEOUT_MS} ms`));
    // If the event loop was blocked, a response may have arrived without having been read. Two more iterations of the loop let it be read
    // before the check fails.
    timer = setTimeout(() => setImmediate(() => setImmediate(createTimeout)), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([response, late]);
  } finally {
    clearTimeout(timer);
  }
}

interface HealthServerParts {
  report: () => Promise<HealthReport>;
  /** Reads the metrics of the process. */
  metrics: () => Promise<{ body: string; type: string }>;
  onFailure: (error: unknown) => void;
}

/** Health and metrics on a separate port, which is not public and responds even while the process drains. */
export function createHealthServer({ report, metrics, onFailure }: HealthServerParts): Server {
  const respond = async (url: string, response: ServerResponse): Promise<void> => {
    if (url === '/health/live') return sendJson(response, 200, { status: 'up' });
    if (url === '/health/ready') {
      const health = await report();
      return sendJson(response, health.status === 'down' ? 503 : 200, health);
    }
    if (url === '/metrics') {
      const { body, type } = await metrics();
      return void response.writeHead(200, { 'content-type': type }).end(body);
    }
    response.writeHead(404).end();
  };
  return createServer((request, response) => {
    respond(request.url?.split('?', 1)[0] ?? '', response).catch((error: unknown) => {
      onFailure(error);
      sendJson(response, 503, { status: 'down' });
    });
  });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
}
