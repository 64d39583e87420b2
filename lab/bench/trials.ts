import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../scripts/terminal.ts';
import type { Call } from '../load/checker.ts';
import { askOnce, load, type Work } from '../load/load.ts';
import { type ApiScenario, type Asked, apiScenarios, type Data } from './api/scenarios.ts';
import type { Server } from './parts.ts';
import { medianRow, type Row, toRow } from './report/report.ts';
import type { BenchShop } from './shop.ts';
import { type PageScenario, storefrontScenarios } from './storefront/scenarios.ts';
import type { PostgresClock } from './usage.ts';

const WARM_UP_SECONDS = 1;
/** Number of trials of each server. The servers alternate, so that a slow moment of the machine affects all of them. */
export const TRIALS = 5;

/** A scenario with its servers. */
export interface Trial<Kind extends Work = Work> {
  scenario: string;
  servers: { server: Server; calls: readonly Kind[] }[];
  /** Whether the servers must give identical answers. */
  comparable: boolean;
  /** Parts of responses that each server makes itself, such as new ids. */
  own?: RegExp;
  /** Called before each server, outside the measured time. Restores what the requests change. */
  reset?: () => Promise<void>;
  /** Returns the rows that the requests have written, which must not differ between the servers. */
  written?: () => Promise<unknown>;
}

const json = { 'content-type': 'application/json' };

/** Returns the data of a GraphQL answer, or an error as text. */
export function readData(body: string): Data | string {
  const { data, errors } = JSON.parse(body) as { data?: Data | null; errors?: unknown[] };
  return errors ? JSON.stringify(errors[0]) : (data ?? 'no data');
}

/** Requests of a scenario to the API, or to the bare server at a path of its own. */
export function toCalls({ operation, variables, wrongIn }: ApiScenario, barePath?: string): Call[] {
  return variables.map((of) => ({
    method: 'POST',
    path: barePath ?? '/graphql',
    headers: json,
    body: JSON.stringify(barePath === undefined ? { query: operation, variables: of } : of),
    wrongIn: (body) => {
      const data = readData(body);
      return typeof data === 'string' ? data : wrongIn(data, of);
    },
  }));
}

const places = ['krossovki', 'obuv', 'odezhda', 'verhnyaya-odezhda', 'sumki', 'detyam', 'sale'];

/** Returns the first products of several directories. */
async function someProducts({ port }: Server): Promise<Asked[]> {
  const lists = places.map(
    (slug, at) => `of${at}: filteredProducts(dto: { directory: "${slug}", pagination: { limit: 3 } }) { items { id slug } }`,
  );
  const body = JSON.stringify({ query: `{ ${lists.join(' ')} }` });
  const [response = ''] = await askOnce(port, [{ method: 'POST', path: '/graphql', headers: json, body, wrongIn: () => undefined }]);
  const { data } = JSON.parse(response) as { data: Record<string, { items: Asked[] }> };
  return Object.values(data).flatMap(({ items }) => items);
}

/** Returns the chosen scenarios, each with its servers. */
export async function createTrials(shop: BenchShop, only: readonly string[]): Promise<Trial<Call>[]> {
  const products = await someProducts(shop.api);
  const [first] = products;
  if (!first) throw new Refusal('The shop lists no products.');
  const scenarios = apiScenarios(products).filter(({ name }) => only.includes(name));
  return [...scenarios.map((scenario) => apiTrial(shop, scenario)), ...(only.includes('storefront') ? pageTrials(shop, first.slug) : [])];
}

function apiTrial({ api, cached, bare, empty }: BenchShop, scenario: ApiScenario): Trial<Call> {
  const ours = empty && scenario.name === 'empty' ? [api, cached, empty] : [api, cached];
  const { barePath } = scenario;
  const calls = toCalls(scenario);
  const bareOnes = barePath === undefined ? [] : [{ server: bare, calls: toCalls(scenario, barePath) }];
  const servers = [...ours.map((server) => ({ server, calls })), ...bareOnes];
  return { scenario: scenario.name, servers, comparable: scenario.comparable };
}

function pageTrials({ storefront, kept, barePages }: BenchShop, slug: string): Trial<Call>[] {
  if (!storefront || !kept || !barePages) return [];
  return storefrontScenarios(slug).map((page): Trial<Call> => {
    const calls = [toCall(page)];
    return { scenario: page.name, servers: [storefront, kept, barePages].map((server) => ({ server, calls })), comparable: false };
  });
}

export const toCall = ({ name: _name, isRight, ...page }: PageScenario): Call => ({
  ...page,
  wrongIn: (body) => (isRight(body) ? undefined : 'an incomplete page'),
});

/** Sends every request once to every server. A wrong or different answer ends the run before anything is measured. */
export async function prove({ scenario, servers, comparable, own, reset, written }: Trial): Promise<string> {
  const responses: unknown[][] = [];
  for (const { server, calls } of servers) {
    await reset?.();
    const bodies = await askOnce(server.port, calls);
    const common = bodies.map((body) => (own ? body.replace(own, '') : body));
    responses.push(comparable ? [...common.map(parseBody), ...(written ? [await written()] : [])] : bodies);
  }
  const [ours = [], ...others] = responses;
  if (!comparable) return `${ours.length} requests, each answered correctly by every server`;
  for (const theirs of others) {
    const at = ours.findIndex((response, index) => !isDeepStrictEqual(response, theirs[index]));
    if (at >= 0)
      throw new Refusal(
        `${scenario}: the servers give different answers${askedAt(servers[0]?.calls[at])}\n${difference(ours[at], theirs[at])}`,
      );
  }
  return written
    ? `${ours.length - 1} requests, the same JSON and the same rows from every server`
    : `${ours.length} requests, the same JSON from every server`;
}

const parseBody = (body: string): unknown => JSON.parse(body);

const askedAt = (work: Work | undefined): string => (work && 'body' in work ? ` to ${work.body?.slice(-200)}` : '');

/** Returns the path and values of the first difference between two answers. */
function difference(one: unknown, other: unknown, path = ''): string {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return `${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  const [ours, theirs] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const key = [...ours.keys(), ...theirs.keys()].find((name) => !isDeepStrictEqual(ours.get(name), theirs.get(name)));
  return key === undefined ? path : difference(ours.get(key), theirs.get(key), `${path}.${key}`);
}

interface How {
  connections: number;
  seconds: number;
  /** Returns the clock of a server's database. */
  pickClock: (server: Server) => PostgresClock;
}

/** Measures the servers alternately, and returns the medians of each. */
export async function measure({ scenario, servers, reset }: Trial, how: How): Promise<Row[]> {
  const rows = servers.map((): Row[] => []);
  for (let trial = 0; trial < TRIALS; trial += 1) {
    for (const [at, { server, calls }] of servers.entries()) {
      await reset?.();
      rows[at]?.push(await measureOnce(scenario, { server, calls }, how));
    }
  }
  return rows.map(medianRow);
}

async function measureOnce(
  scenario: string,
  { server, calls }: Trial['servers'][number],
  { connections, seconds, pickClock }: How,
): Promise<Row> {
  const { port, metricsPort, name } = server;
  const clock = pickClock(server);
  await load({ port, calls, connections, seconds: WARM_UP_SECONDS });
  const before = await clock.usage(metricsPort);
  const responses = await load({ port, calls, connections, seconds: seconds / TRIALS });
  const after = await clock.usage(metricsPort);
  return toRow({
    scenario,
    connections,
    server: name,
    ...responses,
    nodeMs: after.nodeMs - before.nodeMs,
    postgresMs: clock.isPresent ? (after.postgresMs ?? 0) - (before.postgresMs ?? 0) : undefined,
    residentMb: after.residentMb,
    statements: after.statements === undefined ? undefined : after.statements - (before.statements ?? 0),
  });
}
