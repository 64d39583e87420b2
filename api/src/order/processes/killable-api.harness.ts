import { setTimeout as delay } from 'node:timers/promises';
import { type ApiProcess, endProcess, startProcess } from '../../../test/api-processes.harness.js';
import { findFreePort } from '../../../test/support/free-port.js';
import type { GraphqlResponse, TestApi } from '../../../test/test-api.harness.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';

const REPEAT_AFTER_MS = 50;

/** An API process that is killed and started again. It shares the database of `api`, which runs no jobs. */
export class KillableApi {
  #process: ApiProcess | undefined;

  private constructor(
    private readonly env: NodeJS.ProcessEnv,
    readonly url: string,
  ) {}

  static async startBeside(api: TestApi, env: NodeJS.ProcessEnv): Promise<KillableApi> {
    const worker = api.app.get(JobWorker);
    await worker.beforeApplicationShutdown();
    worker.beforeApplicationShutdown = () => Promise.resolve();
    const { DATABASE_URL, OBJECTS_DIR, IMAGE_CACHE_DIR } = api.app.get<Config>(CONFIG);
    const port = await findFreePort();
    const processEnv = { DATABASE_URL, OBJECTS_DIR, IMAGE_CACHE_DIR, PORT: String(port), ...env };
    const killableApi = new KillableApi(processEnv, `http://127.0.0.1:${port}`);
    await killableApi.start();
    return killableApi;
  }

  async start(): Promise<void> {
    this.#process = await startProcess(this.env);
  }

  async kill(): Promise<void> {
    if (this.#process) await endProcess(this.#process.child);
  }

  /** Repeats a request until a response says what became of it, as a storefront does when a response is lost. */
  async sendUntilDecided<Data>(request: object, headers: Record<string, string>): Promise<GraphqlResponse<Data>> {
    for (;;) {
      const response = await this.#send<Data>(request, headers).catch(() => undefined);
      const isOutcomeOpen = response?.errors?.some(({ extensions: { code } }) => code === 'UNAVAILABLE' || code === 'OUTCOME_UNKNOWN');
      if (response && !isOutcomeOpen) return response;
      await delay(REPEAT_AFTER_MS);
    }
  }

  async #send<Data>(request: object, headers: Record<string, string>): Promise<GraphqlResponse<Data>> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(request),
    });
    return (await response.json()) as GraphqlResponse<Data>;
  }
}
