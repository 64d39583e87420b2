import { isDeepStrictEqual } from 'node:util';
import { type ApiScenario, type Asked, apiScenarios, type Data } from '../../api/bench/scenarios.ts';
import { storefrontScenarios } from '../../storefront/bench/scenarios.ts';
import { Refusal } from '../terminal.ts';
import { askOnce, type Call, load } from './load.ts';
import type { Server } from './parts.ts';
import { type Row, rowOf } from './report.ts';
import type { BenchShop } from './shop.ts';
import type { PostgresClock } from './usage.ts';

const WARM_UP_SECONDS = 1;
/** Number of rounds. Servers take turns, so that a slow moment of the machine affects all of them. */
const ROUNDS = 2;

/** A scenario and the servers that are compared in it. */
export interface Trial {
  scenario: string;
  servers: { server: Server; calls: readonly Call[] }[];
  /** Whether the servers must give identical data. */
  comparable: boolean;
}

const json = { 'content-type': 'application/json' };

/** Returns the answer's data, or a sentence that says what is wrong with it. */
function dataOf(body: string): Data | string {
  const { data, errors } = JSON.parse(body) as { data?: Data | null; errors?: unknown[] };
  return errors ? JSON.stringify(errors[0]) : (data ?? 'no data');
}

function callsOf({ operation, barePath, variables, wrongIn }: ApiScenario, isBare: boolean): Call[] {
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

/** Picks products from all over the shop: the first of several listings. */
async function someProducts({ port }: Server): Promise<Asked[]> {
  const lists = places.map(
    (slug, at) => `of${at}: filteredProducts(dto: { directory: "${slug}", pagination: { limit: 3 } }) { items { id slug } }`,
  );
  const body = JSON.stringify({ query: `{ ${lists.join(' ')} }` });
  const [answer = ''] = await askOnce(port, [{ method: 'POST', path: '/graphql', headers: json, body, wrongIn: () => undefined }]);
  const { data } = JSON.parse(answer) as { data: Record<string, { items: Asked[] }> };
  return Object.values(data).flatMap(({ items }) => items);
}

/** Returns the chosen scenarios, each with the servers that it applies to. */
export async function trialsOf({ api, cached, bare, storefront }: BenchShop, only: readonly string[]): Promise<Trial[]> {
  const products = await someProducts(api);
  const [first] = products;
  if (!first) throw new Refusal('The shop lists nothing.');
  const ours = apiScenarios(products).map((scenario): Trial => {
    const calls = callsOf(scenario, false);
    const apis = [api, cached].map((server) => ({ server, calls }));
    const servers = [...apis, { server: bare, calls: callsOf(scenario, true) }];
    return { scenario: scenario.name, servers, comparable: scenario.comparable };
  });
  const pages = !storefront
    ? []
    : storefrontScenarios(first.slug).map(({ name, isRight, ...call }): Trial => {
        const wrongIn = (body: string) => (isRight(body) ? undefined : 'not the whole page');
        return { scenario: name, servers: [{ server: storefront, calls: [{ ...call, wrongIn }] }], comparable: false };
      });
  return [...ours.filter(({ scenario }) => only.includes(scenario)), ...pages];
}

/** Sends every call to every server once. A wrong or different answer ends the run before anything is measured. */
export async function prove({ scenario, servers, comparable }: Trial): Promise<string> {
  const answers: string[][] = [];
  for (const { server, calls } of servers) answers.push(await askOnce(server.port, calls));
  const [ours = [], ...others] = answers.map((bodies) => bodies.map((body) => (comparable ? (JSON.parse(body) as unknown) : body)));
  if (!comparable) return `${ours.length} requests, each with a right answer from every server`;
  for (const theirs of others) {
    const at = ours.findIndex((answer, index) => !isDeepStrictEqual(answer, theirs[index]));
    if (at >= 0)
      throw new Refusal(
        `${scenario}: the servers differ about ${servers[0]?.calls[at]?.body?.slice(-200)}\n${difference(ours[at], theirs[at])}`,
      );
  }
  return `${ours.length} requests, the same JSON from every server`;
}

/** Describes the first difference between two answers, with its path. */
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
  clock: PostgresClock;
}

/** Measures the servers in turn. */
export async function measure({ scenario, servers }: Trial, { connections, seconds, clock }: How): Promise<Row[]> {
  const sums = servers.map(({ server, calls }) => ({
    server,
    calls,
    of: { scenario, connections, server: server.name, latencies: [] as number[], seconds: 0, nodeMs: 0, postgresMs: 0, residentMb: 0 },
  }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { server, calls, of } of sums) {
      await load({ port: server.port, calls, connections, seconds: WARM_UP_SECONDS });
      const before = await clock.usage(server.metricsPort);
      const answers = await load({ port: server.port, calls, connections, seconds: seconds / ROUNDS });
      const after = await clock.usage(server.metricsPort);
      of.latencies = of.latencies.concat(answers.latencies);
      of.seconds += answers.seconds;
      of.nodeMs += after.nodeMs - before.nodeMs;
      of.postgresMs += (after.postgresMs ?? 0) - (before.postgresMs ?? 0);
      of.residentMb = after.residentMb;
    }
  }
  return sums.map(({ of }) => rowOf({ ...of, postgresMs: clock.isKnown ? of.postgresMs : undefined }));
}
