import { Refusal, say } from '../../../scripts/terminal.ts';
import type { Call } from '../../load/checker.ts';
import { runLoad } from '../../load/load.ts';
import { loadOnSchedule, type ScheduledRequest } from '../../load/open-loop.ts';
import type { Server } from '../planned-servers.ts';
import { printVerdict } from '../report/print-verdict.ts';
import type { BenchShop } from '../shop.ts';
import { createTrials, type Trial } from '../trials.ts';
import { computeFigures, formatOverloadHead, formatOverloadLine, judgeOverload } from './overload-report.ts';

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;
/** Requests that arrive, as multiples of the capacity. */
const QUIET_LOAD = 0.5;
const FULL_LOAD = 1;
const OVERLOAD_LOAD = 4;
/** One in this many requests is a sign-in. */
const SIGN_IN_EVERY = 100;

const sendCodeMutation = 'mutation ($dto: SendEmailCodeInput!) { sendEmailCode(dto: $dto) { status } }';

/** Creates a request for a code by a new person, so that no limit of a recipient or an IP address is reached. */
function createSignInCall(index: number): Omit<Call, 'describeFault'> {
  const email = `overload-${process.pid}-${index}@example.com`;
  const dto = { email, website: '', pageLoadTime: Date.now() - 60_000 };
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
  };
  return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query: sendCodeMutation, variables: { dto } }) };
}

interface OverloadTest {
  name: string;
  server: Server;
  reads: readonly Call[];
  createPreferredCall: (index: number) => Omit<Call, 'describeFault'>;
}

function buildTests(trials: readonly Trial<Call>[]): OverloadTest[] {
  const findTarget = (scenario: string) => {
    const target = trials.find((trial) => trial.scenario === scenario)?.servers[0];
    if (!target) throw new Refusal(`There is no scenario ${scenario}.`);
    return target;
  };
  const [api, page] = [findTarget('catalog'), findTarget('storefront: /catalog')];
  const [pageCall] = page.calls;
  if (!pageCall) throw new Refusal('There are no requests to send.');
  return [
    { name: 'api, catalog', server: api.server, reads: api.calls, createPreferredCall: createSignInCall },
    { name: 'storefront, /catalog', server: page.server, reads: page.calls, createPreferredCall: () => ({ ...pageCall, path: '/auth' }) },
  ];
}

/** Sends one process up to four times the load that it can process. Prints and judges the outcome of the requests. */
async function reportTest({ name, server: { port }, reads, createPreferredCall }: OverloadTest, seconds: number): Promise<void> {
  let sentCount = 0;
  const createDueRequest = (index: number): ScheduledRequest => {
    sentCount += 1;
    const isPreferred = index % SIGN_IN_EVERY === 0;
    return { isPreferred, call: isPreferred ? createPreferredCall(sentCount) : (reads[index % reads.length] as Call) };
  };
  await runLoad({ port, calls: reads, connections: CONNECTIONS, seconds: WARM_UP_SECONDS });
  const closedLoadResult = await runLoad({ port, calls: reads, connections: CONNECTIONS, seconds });
  const capacityPerSecond = closedLoadResult.latencies.length / closedLoadResult.seconds;
  const measure = async (loadFactor: number) => {
    const rate = capacityPerSecond * loadFactor;
    const startedAt = performance.now();
    const outcomes = await loadOnSchedule({ port, createRequest: createDueRequest, rate, seconds });
    const figures = computeFigures(outcomes, (performance.now() - startedAt) / 1000);
    say(formatOverloadLine(`${name}, ${loadFactor}x`, figures));
    return figures;
  };
  say(`\n${name}: ${capacityPerSecond.toFixed(0)} requests per second at ${CONNECTIONS} connections\n${formatOverloadHead()}`);
  await measure(QUIET_LOAD);
  const fullFigures = await measure(FULL_LOAD);
  const overload = await measure(OVERLOAD_LOAD);
  for (const line of judgeOverload(name, { full: fullFigures, overload })) printVerdict(line);
}

/** Shows that an overloaded process serves accepted requests as fast as before, refuses the others soon, and refuses sign-ins last. */
export async function reportOverload(shop: BenchShop, seconds: number): Promise<void> {
  for (const test of buildTests(await createTrials(shop, ['catalog', 'storefront']))) await reportTest(test, seconds);
}
