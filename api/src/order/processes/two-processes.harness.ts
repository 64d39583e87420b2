import { setTimeout as delay } from 'node:timers/promises';
import { AUTH_SECRET, endProcess, startProcess } from '../../../test/api-processes.harness.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { CONFIG, type Config } from '../../platform/config/config.js';

const UNLIMITED = { RATE_PER_SECOND: '100000', RATE_PER_MINUTE: '100000', MUTATIONS_PER_MINUTE: '100000' };
const REPEAT_AFTER_MS = 200;
/** Lets each shopper have a client address of their own, because shoppers with the same address may hold only few units together. */
const TRUSTED_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

/** One request to the shop. */
export interface ProcessRequest {
  query: string;
  variables?: object;
  token?: string;
  /** IP address of the client. */
  address?: string;
  /** Process that gets the request, 0 or 1; by default they alternate. */
  process?: number | undefined;
}

/** Two API processes on one database. `api` is a third process, that of the test, for signing in and for reading the database. */
export interface TwoProcesses {
  api: TestApi;
  /** Sends a request to each process in turn, and again while it is refused because the process has too much to do. */
  query: <Data>(input: ProcessRequest) => Promise<GraphqlResponse<Data>>;
  /** Sends a notification to a process, by default to each in turn. */
  post: (path: string, body: object, process?: number) => Promise<Response>;
  close: () => Promise<void>;
}

export async function startTwoProcesses(env: NodeJS.ProcessEnv = {}): Promise<TwoProcesses> {
  const api = await startTestApi({ AUTH_SECRET, ...UNLIMITED, ...env });
  const { DATABASE_URL, OBJECTS_DIR, IMAGE_CACHE_DIR } = api.app.get<Config>(CONFIG);
  const sharedEnv = { DATABASE_URL, OBJECTS_DIR, IMAGE_CACHE_DIR, ...UNLIMITED, ...TRUSTED_PROXY, ...env };
  const processes = await Promise.all([startProcess(sharedEnv), startProcess(sharedEnv)]);
  let requestCount = 0;
  const chooseOrigin = (process?: number): string => {
    requestCount += 1;
    return processes[(process ?? requestCount) % processes.length]?.url ?? '';
  };
  const send = (url: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  return {
    api,
    query: async <Data>({ query, variables = {}, token, address = '198.51.100.1', process }: ProcessRequest) => {
      const headers = { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) };
      for (;;) {
        const response = await send(`${chooseOrigin(process)}/graphql`, { query, variables }, headers);
        const parsedResponse = (await response.json()) as GraphqlResponse<Data>;
        if (parsedResponse.errors?.[0]?.extensions.details.reason !== 'overload') return parsedResponse;
        await delay(REPEAT_AFTER_MS);
      }
    },
    post: (path, body, process) => send(chooseOrigin(process) + path, body),
    close: async () => {
      for (const { child } of processes) await endProcess(child);
      await api.close();
    },
  };
}
