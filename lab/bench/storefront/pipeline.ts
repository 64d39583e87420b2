import { Refusal, say } from '../../../scripts/terminal.ts';
import type { Call } from '../../load/checker.ts';
import { runLoad, sendOnce } from '../../load/load.ts';
import type { PipelineServer } from '../planned-servers.ts';
import { printVerdict } from '../report/print-verdict.ts';
import { findMedian, judge } from '../report/report.ts';
import { readNodeUsage } from '../usage.ts';
import { browserEncodings } from './scenarios.ts';

const CONNECTIONS = 16;
/** Number of rounds in which the measurements alternate, so that a slow moment of the machine affects all of them. */
const ROUNDS = 7;
/**
 * Upper limit of the pipeline's cost relative to rendering alone. Emotion's rules of each page, hydration data and compression cost more
 * than the rendering, because parts of the page are rendered in advance.
 */
const MAX_RATIO = 2.6;
/** Lower limit of the pipeline's cost relative to rendering alone. The pipeline renders the page too, so it cannot cost much less. */
const MIN_RATIO = 0.8;
/** Number of requests per page before measuring. The first ones record the loaders' data; the others fill the caches that pages share. */
const RECORDING_COUNT = 3;

/** Encodings in which a page is measured. */
const encodings = [
  { name: 'not compressed', encodings: 'identity' },
  { name: 'brotli', encodings: 'br' },
  { name: "a browser's encodings", encodings: browserEncodings },
];

const explanationText = `
Cost of the pipeline around rendering: CPU ms per page of one process, medians of ${ROUNDS} alternating rounds.
alone     React's renderToPipeableStream of the same tree with recorded loader data, into a null stream, with one Emotion cache for all
          renders that has every rule already. No hydration data, no styles, no HTTP.
pipeline  the whole storefront server over ${CONNECTIONS} connections, with recorded loader data: HTTP, Fastify, conversion of the request for the
          router, middleware (session, redirect rules), route matching, the same rendering with an Emotion cache per request and its rules
          in the page, hydration data, nonce and security headers, metrics, compression.`;

interface RenderFigures {
  pages: number;
  cpuMs: number;
  bytes: number;
}

async function renderAlone({ barePort }: PipelineServer, path: string, ms: number): Promise<RenderFigures> {
  const response = await fetch(`http://127.0.0.1:${barePort}/bare?${new URLSearchParams({ path, ms: String(ms) })}`);
  if (!response.ok) throw new Refusal(`Rendering ${path} alone failed: ${await response.text()}`);
  return (await response.json()) as RenderFigures;
}

/** Returns the CPU time that the pipeline needs for one response, in milliseconds. */
async function measureServing({ port, metricsPort }: PipelineServer, call: Call, seconds: number): Promise<number> {
  const before = await readNodeUsage(metricsPort);
  const { latencies } = await runLoad({ port, calls: [call], connections: CONNECTIONS, seconds });
  return ((await readNodeUsage(metricsPort)).nodeMs - before.nodeMs) / latencies.length;
}

async function measurePage(server: PipelineServer, call: Call, secondsPerEncoding: number) {
  const calls = encodings.map(({ encodings }) => ({ ...call, headers: { ...call.headers, 'accept-encoding': encodings } }));
  const renderTimes: number[] = [];
  const servingTimes: number[][] = encodings.map(() => []);
  // The first round is a warm-up.
  for (let roundNumber = 0; roundNumber <= ROUNDS; roundNumber += 1) {
    const { pages, cpuMs } = await renderAlone(server, call.path, secondsPerEncoding * 1000);
    if (roundNumber > 0) renderTimes.push(cpuMs / pages);
    for (const [index, encodedCall] of calls.entries()) {
      const cost = await measureServing(server, encodedCall, secondsPerEncoding);
      if (roundNumber > 0) servingTimes[index]?.push(cost);
    }
  }
  return { renderMs: findMedian(renderTimes), servingMs: servingTimes.map(findMedian) };
}

/**
 * Requests a page until the data of its loaders is recorded. Returns a text with three sizes: of the markup rendered alone, of the page as
 * the pipeline sends it, and of the styles that the pipeline adds.
 */
async function recordPage(server: PipelineServer, call: Call): Promise<string> {
  const calls = Array.from({ length: RECORDING_COUNT }, () => call);
  const [page = ''] = (await sendOnce(server.port, calls)).slice(-1);
  const { bytes } = await renderAlone(server, call.path, 1);
  const pageWithoutStyles = page.replace(/<style data-emotion.*?<\/style>/gs, '');
  return `alone ${bytes} B, as a page ${Buffer.byteLength(page)} B, of these styles ${Buffer.byteLength(page) - Buffer.byteLength(pageWithoutStyles)} B`;
}

/** Prints the cost of the pipeline around rendering for each page, and whether it is within its limit. */
export async function reportPipeline(server: PipelineServer, pages: readonly { scenario: string; call: Call }[], seconds: number) {
  say(explanationText);
  const judgements: string[] = [];
  const sizes = new Map<Call, string>();
  for (const { call } of pages) sizes.set(call, await recordPage(server, call));
  for (const { scenario, call } of pages) {
    const { renderMs, servingMs } = await measurePage(server, call, seconds / ROUNDS);
    const costs = encodings.map(({ name }, index) => {
      const cost = servingMs[index] ?? Number.NaN;
      return `${name} ${cost.toFixed(2)} (÷ ${(cost / renderMs).toFixed(2)})`;
    });
    say(`${scenario}: alone ${renderMs.toFixed(2)}; pipeline ${costs.join(', ')}; ${sizes.get(call)}`);
    const figure = (servingMs.at(-1) ?? Number.NaN) / renderMs;
    if (figure < MIN_RATIO) throw new Refusal(`${scenario}: the pipeline sent pages that it had not rendered.`);
    judgements.push(
      judge({ what: `${scenario}, pipeline with a browser's encodings relative to rendering alone`, figure, most: MAX_RATIO }),
    );
  }
  for (const line of judgements) printVerdict(line);
}
