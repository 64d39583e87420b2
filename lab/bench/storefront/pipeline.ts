import { Refusal, say } from '../../../scripts/terminal.ts';
import type { Call } from '../../load/checker.ts';
import { askOnce, load } from '../../load/load.ts';
import type { PipelineServer } from '../parts.ts';
import { judge, median } from '../report/report.ts';
import { nodeUsage } from '../usage.ts';
import { encodingsOfBrowsers } from './scenarios.ts';

const CONNECTIONS = 16;
/** Number of rounds in which the measurements alternate, so that a slow moment of the machine affects all of them. */
const ROUNDS = 7;
const MAX_OF_BARE = 1.5;
/** Number of requests per page before measuring. The first ones record the loaders' data; the others fill the caches that pages share. */
const RECORDINGS = 3;

/** Encodings that a client may request. */
const ways = [
  { name: 'not compressed', encodings: 'identity' },
  { name: 'brotli', encodings: 'br' },
  { name: "a browser's encodings", encodings: encodingsOfBrowsers },
];

const explanation = `
Cost of the pipeline around rendering: CPU ms per page of one process, medians of ${ROUNDS} alternating rounds.
alone     React's renderToPipeableStream of the same tree with recorded loader data, into a null stream, with one Emotion cache for all
          renders that has every rule already. No hydration data, no styles, no HTTP.
pipeline  the whole storefront server over ${CONNECTIONS} connections, with recorded loader data: HTTP, Fastify, conversion of the request for the
          router, middleware (session, redirect rules), route matching, the same rendering with an Emotion cache per request and its rules
          in the page, hydration data, nonce and security headers, metrics, compression.`;

interface Alone {
  pages: number;
  cpuMs: number;
  bytes: number;
}

async function renderAlone({ barePort }: PipelineServer, path: string, ms: number): Promise<Alone> {
  const response = await fetch(`http://127.0.0.1:${barePort}/bare?${new URLSearchParams({ path, ms: String(ms) })}`);
  if (!response.ok) throw new Refusal(`Rendering ${path} alone failed: ${await response.text()}`);
  return (await response.json()) as Alone;
}

/** Returns the CPU time per page, in milliseconds. */
async function serve({ port, metricsPort }: PipelineServer, call: Call, seconds: number): Promise<number> {
  const before = await nodeUsage(metricsPort);
  const { latencies } = await load({ port, calls: [call], connections: CONNECTIONS, seconds });
  return ((await nodeUsage(metricsPort)).nodeMs - before.nodeMs) / latencies.length;
}

async function measurePage(server: PipelineServer, call: Call, secondsAWay: number) {
  const calls = ways.map(({ encodings }) => ({ ...call, headers: { ...call.headers, 'accept-encoding': encodings } }));
  const alone: number[] = [];
  const served: number[][] = ways.map(() => []);
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { pages, cpuMs } = await renderAlone(server, call.path, secondsAWay * 1000);
    if (round > 0) alone.push(cpuMs / pages);
    for (const [way, asked] of calls.entries()) {
      const cost = await serve(server, asked, secondsAWay);
      if (round > 0) served[way]?.push(cost);
    }
  }
  return { alone: median(alone), served: served.map(median) };
}

/**
 * Requests a page until its data is recorded, and returns its sizes with and without the pipeline. Both must have the same markup except
 * for what the pipeline adds.
 */
async function record(server: PipelineServer, call: Call): Promise<string> {
  const asked = Array.from({ length: RECORDINGS }, () => call);
  const [page = ''] = (await askOnce(server.port, asked)).slice(-1);
  const { bytes } = await renderAlone(server, call.path, 1);
  const rest = page.replace(/<style data-emotion.*?<\/style>/gs, '');
  return `alone ${bytes} B, as a page ${Buffer.byteLength(page)} B, of these styles ${Buffer.byteLength(page) - Buffer.byteLength(rest)} B`;
}

/** Prints the cost of the pipeline around rendering for each page, and whether it is within its limit. */
export async function reportPipeline(server: PipelineServer, pages: readonly { scenario: string; call: Call }[], seconds: number) {
  say(explanation);
  const judged: string[] = [];
  const sizes = new Map<Call, string>();
  for (const { call } of pages) sizes.set(call, await record(server, call));
  for (const { scenario, call } of pages) {
    const { alone, served } = await measurePage(server, call, seconds / ROUNDS);
    const costs = ways.map(({ name }, way) => {
      const cost = served[way] ?? Number.NaN;
      return `${name} ${cost.toFixed(2)} (÷ ${(cost / alone).toFixed(2)})`;
    });
    say(`${scenario}: alone ${alone.toFixed(2)}; pipeline ${costs.join(', ')}; ${sizes.get(call)}`);
    const figure = (served.at(-1) ?? Number.NaN) / alone;
    judged.push(judge({ what: `${scenario}, pipeline with a browser's encodings relative to rendering alone`, figure, most: MAX_OF_BARE }));
  }
  for (const line of judged) say(line);
}
