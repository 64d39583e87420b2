import { Refusal } from '../../scripts/terminal.ts';
import type { Call } from '../load/checker.ts';
import { type LoadStep, runLoad, sendOnce } from '../load/load.ts';
import { type ApiScenario, createApiScenarios, type RequestedProduct, type ResponseData } from './api/scenarios.ts';
import type { Server } from './planned-servers.ts';
import { computeMedianRow, type Row, toRow } from './report/report.ts';
import type { BenchShop } from './shop.ts';
import { createStorefrontScenarios, type PageScenario } from './storefront/scenarios.ts';
import { type PostgresClock, readNodeUsage } from './usage.ts';

const WARM_UP_SECONDS = 1;
/** Number of trials of each server. The servers alternate, so that a slow moment of the machine affects all of them. */
export const TRIAL_COUNT = 5;

/** A scenario, and the servers that are measured in it. */
export interface Trial<Kind extends LoadStep = LoadStep> {
  scenario: string;
  servers: { server: Server; calls: readonly Kind[] }[];
  /** Whether the servers must return identical responses. */
  mustMatch: boolean;
  /** Parts of responses that each server makes itself, such as new ids. */
  differingParts?: RegExp;
  /** Called before each server, outside the measured time. Restores what the requests change. */
  reset?: () => Promise<void>;
  /** Whether each server first gets all requests once, so that a cache has the responses. */
  isRepeated?: boolean;
  /** Changes the shop while a server is measured, until the signal aborts. */
  changeMeanwhile?: (signal: AbortSignal) => Promise<void>;
  /** Returns the rows that the requests have written, which must not differ between the servers. */
  readWrittenRows?: () => Promise<unknown>;
}

const jsonHeaders = { 'content-type': 'application/json' };

/** Returns the data of a GraphQL response, or its first error as JSON. */
export function readData(body: string): ResponseData | string {
  const { data, errors } = JSON.parse(body) as { data?: ResponseData | null; errors?: unknown[] };
  return errors ? JSON.stringify(errors[0]) : (data ?? 'no data');
}

/** Turns a scenario into requests to the API or, with `barePath`, to the bare server. */
export function toCalls({ operation, variables, describeFault }: ApiScenario, barePath?: string): Call[] {
  return variables.map((operationVariables) => ({
    method: 'POST',
    path: barePath ?? '/graphql',
    headers: jsonHeaders,
    body: JSON.stringify(barePath === undefined ? { query: operation, variables: operationVariables } : operationVariables),
    describeFault: (body) => {
      const data = readData(body);
      return typeof data === 'string' ? data : describeFault(data, operationVariables);
    },
  }));
}

const directorySlugs = ['krossovki', 'obuv', 'odezhda', 'verhnyaya-odezhda', 'sumki', 'detyam', 'sale'];

/** Returns the first three products of each of several directories. */
async function fetchProducts({ port }: Server): Promise<RequestedProduct[]> {
  const listings = directorySlugs.map(
    (slug, index) => `of${index}: filteredProducts(dto: { directory: "${slug}", pagination: { limit: 3 } }) { items { id slug } }`,
  );
  const body = JSON.stringify({ query: `{ ${listings.join(' ')} }` });
  const [response = ''] = await sendOnce(port, [
    { method: 'POST', path: '/graphql', headers: jsonHeaders, body, describeFault: () => undefined },
  ]);
  const { data } = JSON.parse(response) as { data: Record<string, { items: RequestedProduct[] }> };
  return Object.values(data).flatMap(({ items }) => items);
}

/** Returns the chosen scenarios, each with its servers. */
export async function createTrials(shop: BenchShop, scenarioNames: readonly string[]): Promise<Trial<Call>[]> {
  const products = await fetchProducts(shop.api);
  const [firstProduct] = products;
  if (!firstProduct) throw new Refusal('The shop lists no products.');
  const scenarios = createApiScenarios(products).filter(({ name }) => scenarioNames.includes(name));
  return [
    ...scenarios.map((scenario) => createApiTrial(shop, scenario)),
    ...(scenarioNames.includes('storefront') ? createPageTrials(shop, firstProduct.slug) : []),
  ];
}

function createApiTrial({ api, cached, bareServer, emptyServer }: BenchShop, scenario: ApiScenario): Trial<Call> {
  const apiServers = emptyServer && scenario.name === 'empty' ? [api, cached, emptyServer] : [api, cached];
  const { barePath } = scenario;
  const calls = toCalls(scenario);
  const bareServers = barePath === undefined ? [] : [{ server: bareServer, calls: toCalls(scenario, barePath) }];
  const servers = [...apiServers.map((server) => ({ server, calls })), ...bareServers];
  return { scenario: scenario.name, servers, mustMatch: scenario.mustMatch };
}

function createPageTrials({ storefront, cachedStorefront, barePageServer }: BenchShop, slug: string): Trial<Call>[] {
  if (!storefront || !cachedStorefront || !barePageServer) return [];
  return createStorefrontScenarios(slug).map((page): Trial<Call> => {
    const calls = [toCall(page)];
    return {
      scenario: page.name,
      servers: [storefront, cachedStorefront, barePageServer].map((server) => ({ server, calls })),
      mustMatch: false,
    };
  });
}

export const toCall = ({ name: _name, isRight, ...page }: PageScenario): Call => ({
  ...page,
  describeFault: (body) => (isRight(body) ? undefined : 'an incomplete page'),
});

interface MeasureOptions {
  connections: number;
  seconds: number;
  /** Returns the clock of a server's database. Two shops that are compared have a database each. */
  pickClock: (server: Server) => PostgresClock;
}

/** Measures the servers alternately, and returns the medians of each. */
export async function measure(trial: Trial, measureOptions: MeasureOptions): Promise<Row[]> {
  const { servers, reset, isRepeated } = trial;
  const rows = servers.map((): Row[] => []);
  if (isRepeated) for (const { server, calls } of servers) await sendOnce(server.port, calls);
  for (let round = 0; round < TRIAL_COUNT; round += 1) {
    for (const [index, { server, calls }] of servers.entries()) {
      await reset?.();
      rows[index]?.push(await measureOnce(trial, { server, calls }, measureOptions));
    }
  }
  return rows.map(computeMedianRow);
}

async function measureOnce(
  { scenario, changeMeanwhile }: Trial,
  { server, calls }: Trial['servers'][number],
  { connections, seconds, pickClock }: MeasureOptions,
): Promise<Row> {
  const { port, metricsPort, apiMetricsPort, name } = server;
  const clock = pickClock(server);
  const readApiUsage = async () => (apiMetricsPort === undefined ? undefined : readNodeUsage(apiMetricsPort));
  // Warms up over one connection, because a process that has just started is too slow for many connections and would refuse requests.
  await runLoad({ port, calls, connections: 1, seconds: WARM_UP_SECONDS });
  const changeController = new AbortController();
  const changes = changeMeanwhile?.(changeController.signal);
  const [before, apiBefore] = [await clock.readUsage(metricsPort), await readApiUsage()];
  const responses = await runLoad({ port, calls, connections, seconds: seconds / TRIAL_COUNT }).finally(async () => {
    changeController.abort();
    await changes;
  });
  const [after, apiAfter] = [await clock.readUsage(metricsPort), await readApiUsage()];
  const statementsBefore = before.statements ?? apiBefore?.statements ?? 0;
  const statementsAfter = after.statements ?? apiAfter?.statements;
  return toRow({
    scenario,
    connections,
    server: name,
    ...responses,
    nodeMs: after.nodeMs - before.nodeMs,
    postgresMs: clock.isPresent ? (after.postgresMs ?? 0) - (before.postgresMs ?? 0) : undefined,
    residentMb: after.residentMb,
    statements: statementsAfter === undefined ? undefined : statementsAfter - statementsBefore,
    ...(apiBefore &&
      apiAfter && { apiMs: apiAfter.nodeMs - apiBefore.nodeMs, apiRequests: apiAfter.graphqlRequests - apiBefore.graphqlRequests }),
  });
}
