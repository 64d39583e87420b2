import { isDeepStrictEqual } from 'node:util';
import { type ApiScenario, type Asked, apiScenarios, type Data } from '../../api/bench/scenarios.ts';
import { storefrontScenarios } from '../../storefront/bench/scenarios.ts';
import { Refusal } from '../terminal.ts';
import { askOnce, type Call, load } from './load.ts';
import type { Server } from './parts.ts';
import { medianRow, type Row, rowOf } from './report.ts';
import type { BenchShop } from './shop.ts';
import type { PostgresClock } from './usage.ts';

const WARM_UP_SECONDS = 1;
/** Number of trials of each server. The servers alternate, so that a slow moment of the machine affects all of them. */
export const TRIALS = 5;

/** A scenario with its servers. */
export interface Trial {
  scenario: string;
  servers: { server: Server; calls: readonly Call[] }[];
  /** Whether the servers must give identical answers. */
  comparable: boolean;
}

const json = { 'content-type': 'application/json' };

/** Returns the data of a GraphQL answer, or an error as text. */
function dataOf(body: string): Data | string {
  const { data, errors } = JSON.parse(body) as { data?: Data | null; errors?: unknown[] };
  return errors ? JSON.stringify(errors[0]) : (data ?? 'no data');
}

export function callsOf({ operation, barePath, variables, wrongIn }: ApiScenario, isBare: boolean): Call[] {
  return variables.map((of) => ({
    method: 'POST',
    path: isBare ? barePath : '/graphql',
    headers: json,
    body: JSON.stringify(isBare ? of : { query: operation, variables: of }),
    wrongIn: (body) => {
      const data = dataOf(body);
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
  const [answer = ''] = await askOnce(port, [{ method: 'POST', path: '/graphql', headers: json, body, wrongIn: () => undefined }]);
  const { data } = JSON.parse(answer) as { data: Record<string, { items: Asked[] }> };
  return Object.values(data).flatMap(({ items }) => items);
}

/** Returns the chosen scenarios, each with its servers. */
export async function trialsOf(shop: BenchShop, only: readonly string[]): Promise<Trial[]> {
  const products = await someProducts(shop.api);
  const [first] = products;
  if (!first) throw new Refusal('The shop lists no products.');
  const scenarios = apiScenarios(products).filter(({ name }) => only.includes(name));
  return [...scenarios.map((scenario) => apiTrial(shop, scenario)), ...(only.includes('storefront') ? pageTrials(shop, first.slug) : [])];
}

function apiTrial({ api, cached, bare, empty }: BenchShop, scenario: ApiScenario): Trial {
  const ours = empty && scenario.name === 'empty' ? [api, cached, empty] : [api, cached];
  const calls = callsOf(scenario, false);
  const servers = [...ours.map((server) => ({ server, calls })), { server: bare, calls: callsOf(scenario, true) }];
  return { scenario: scenario.name, servers, comparable: scenario.comparable };
}

function pageTrials({ storefront, kept, barePages }: BenchShop, slug: string): Trial[] {
  if (!storefront || !kept || !barePages) return [];
  return storefrontScenarios(slug).map(({ name, isRight, ...page }): Trial => {
    const calls = [{ ...page, wrongIn: (body: string) => (isRight(body) ? undefined : 'an incomplete page') }];
    return { scenario: name, servers: [storefront, kept, barePages].map((server) => ({ server, calls })), comparable: false };
  });
}

/** Sends every request once to every server. A wrong or different answer ends the run before anything is measured. */
export async function prove({ scenario, servers, comparable }: Trial): Promise<string> {
  const answers: string[][] = [];
  for (const { server, calls } of servers) answers.push(await askOnce(server.port, calls));
  const [ours = [], ...others] = answers.map((bodies) => bodies.map((body) => (comparable ? (JSON.parse(body) as unknown) : body)));
  if (!comparable) return `${ours.length} requests, each answered correctly by every server`;
  for (const theirs of others) {
    const at = ours.findIndex((answer, index) => !isDeepStrictEqual(answer, theirs[index]));
    if (at >= 0)
      throw new Refusal(
        `${scenario}: the servers give different answers to ${servers[0]?.calls[at]?.body?.slice(-200)}\n${difference(ours[at], theirs[at])}`,
      );
  }
  return `${ours.length} requests, the same JSON from every server`;
}

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
  clockOf: (server: Server) => PostgresClock;
}

/** Measures the servers in turn, and returns the medians of each. */
export async function measure({ scenario, servers }: Trial, how: How): Promise<Row[]> {
  const rows = servers.map((): Row[] => []);
  for (let trial = 0; trial < TRIALS; trial += 1) {
    for (const [at, { server, calls }] of servers.entries()) rows[at]?.push(await measureOnce(scenario, { server, calls }, how));
  }
  return rows.map(medianRow);
}

async function measureOnce(
  scenario: string,
  { server, calls }: Trial['servers'][number],
  { connections, seconds, clockOf }: How,
): Promise<Row> {
  const { port, metricsPort, name } = server;
  const clock = clockOf(server);
  await load({ port, calls, connections, seconds: WARM_UP_SECONDS });
  const before = await clock.usage(metricsPort);
  const answers = await load({ port, calls, connections, seconds: seconds / TRIALS });
  const after = await clock.usage(metricsPort);
  return rowOf({
    scenario,
    connections,
    server: name,
    ...answers,
    nodeMs: after.nodeMs - before.nodeMs,
    postgresMs: clock.isKnown ? (after.postgresMs ?? 0) - (before.postgresMs ?? 0) : undefined,
    residentMb: after.residentMb,
  });
}
