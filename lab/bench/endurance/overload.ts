import { Refusal, say } from '../../../scripts/terminal.ts';
import type { Call } from '../../load/checker.ts';
import { load } from '../../load/load.ts';
import { type Due, loadByClock } from '../../load/open-loop.ts';
import type { Server } from '../parts.ts';
import { sayVerdict } from '../report/say-verdict.ts';
import type { BenchShop } from '../shop.ts';
import { createTrials, type Trial } from '../trials.ts';
import { computeFigures, overloadHead, overloadJudgements, overloadLine } from './overload-report.ts';

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;
/** Arrivals, as multiples of the capacity. */
const QUIET = 0.5;
const FULL = 1;
const OVERLOAD = 4;
/** One of so many requests signs in. */
const SIGN_IN_EVERY = 100;

const mutation = 'mutation ($dto: SendEmailCodeInput!) { sendEmailCode(dto: $dto) { status } }';

/** A request for a code by a new person, so that no limit of a recipient or an address is reached. */
function signIn(index: number): Omit<Call, 'wrongIn'> {
  const email = `overload-${process.pid}-${index}@example.com`;
  const dto = { email, website: '', pageLoadTime: Date.now() - 60_000 };
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  };
  return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query: mutation, variables: { dto } }) };
}

interface Stage {
  name: string;
  server: Server;
  reads: readonly Call[];
  firstRank: (index: number) => Omit<Call, 'wrongIn'>;
}

function buildStages(trials: readonly Trial<Call>[]): Stage[] {
  const findCalls = (scenario: string) => {
    const found = trials.find((trial) => trial.scenario === scenario)?.servers[0];
    if (!found) throw new Refusal(`There is no scenario ${scenario}.`);
    return found;
  };
  const [api, page] = [findCalls('catalog'), findCalls('storefront: /catalog')];
  const [read] = page.calls;
  if (!read) throw new Refusal('There are no requests to send.');
  return [
    { name: 'api, catalog', server: api.server, reads: api.calls, firstRank: signIn },
    { name: 'storefront, /catalog', server: page.server, reads: page.calls, firstRank: () => ({ ...read, path: '/auth' }) },
  ];
}

/** Sends one process four times the load that it can process, and returns the outcome of the requests. */
async function reportStage({ name, server: { port }, reads, firstRank }: Stage, seconds: number): Promise<void> {
  let sent = 0;
  const due = (index: number): Due => {
    sent += 1;
    const isFirstRank = index % SIGN_IN_EVERY === 0;
    return { isFirstRank, call: isFirstRank ? firstRank(sent) : (reads[index % reads.length] as Call) };
  };
  await load({ port, calls: reads, connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
  const closed = await load({ port, calls: reads, connections: CONNECTIONS, seconds });
  const capacity = closed.latencies.length / closed.seconds;
  const measure = async (times: number) => {
    const rate = capacity * times;
    const begun = performance.now();
    const outcomes = await loadByClock({ port, due, rate, seconds });
    const figures = computeFigures(outcomes, (performance.now() - begun) / 1000);
    say(overloadLine(`${name}, ${times}x`, figures));
    return figures;
  };
  say(`\n${name}: ${capacity.toFixed(0)} requests per second at ${CONNECTIONS} connections\n${overloadHead()}`);
  await measure(QUIET);
  const full = await measure(FULL);
  const overload = await measure(OVERLOAD);
  for (const line of overloadJudgements(name, { full, overload })) sayVerdict(line);
}

/** Shows that an overloaded process stays as fast for the requests that it serves, refuses the others soon, and sign-ins last. */
export async function reportOverload(shop: BenchShop, seconds: number): Promise<void> {
  for (const stage of buildStages(await createTrials(shop, ['catalog', 'storefront']))) await reportStage(stage, seconds);
}
