// The storefront's server for `npm run lab -- bench`, with recorded loader data. The same process also renders the recorded pages without
// the server around them. Over HTTP: pages at PORT, /bare at BARE_PORT, CPU time at HEALTH_PORT.
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { setImmediate as tick } from 'node:timers/promises';
import createCache from '@emotion/cache';
import Fastify from 'fastify';
import { readConfig } from '../../../storefront/app/platform/config.server.ts';
import type * as Bundle from '../../../storefront/server/page-bundle.ts';
import { startStorefront } from '../../../storefront/server/storefront.ts';
import { CannedBuild, restoreDeferred } from './canned-build.ts';

const { createRender, renderPage, serverBuild }: typeof Bundle = await import(
  new URL('../../../storefront/build/server/index.js', import.meta.url).href
);
const config = readConfig(process.env);
const cannedBuild = new CannedBuild(serverBuild);
const { fetch } = globalThis;
const recordedTexts = new Map<string, string>();

/** Records and replays the middleware's API requests too. */
globalThis.fetch = async (input, init) => {
  const requestBody = String(init?.body);
  const cachedText = recordedTexts.get(requestBody);
  if (cachedText !== undefined) return new Response(cachedText);
  const response = await fetch(input, init);
  recordedTexts.set(requestBody, await response.clone().text());
  return response;
};

// All renders share this cache. After the first one it has all CSS rules, so that later renders only compute the names of the rules.
const cache = createCache({ key: 'css' });
cache.compat = true;

/** Renders the recorded page at this URL into a null sink. Returns the number of bytes. */
async function renderAlone(url: string): Promise<number> {
  const { routerContext, loaderData: recordedData } = cannedBuild.getRecorded(url);
  const loaderData = Object.fromEntries(Array.from(recordedData, ([id, data]) => [id, restoreDeferred(data)]));
  const { serverHandoffStream: _data, ...context } = routerContext;
  const page = { ...context, renderMeta: {}, staticHandlerContext: { ...context.staticHandlerContext, loaderData } };
  let bytes = 0;
  const discardingStream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done();
    },
  });
  const { pipe } = renderPage({ routerContext: page, url, nonce: 'bare', cache }, { onAllReady: () => void pipe(discardingStream) });
  await once(discardingStream, 'finish');
  return bytes;
}

async function renderFor(url: string, ms: number) {
  const before = process.cpuUsage();
  const end = performance.now() + ms;
  let renderedCount = 0;
  let bytes = 0;
  for (; performance.now() < end; renderedCount += 1) {
    bytes = await renderAlone(url);
    await tick();
  }
  const { user, system } = process.cpuUsage(before);
  return { pages: renderedCount, bytes, cpuMs: (user + system) / 1000 };
}

const bareServer = Fastify();
bareServer.get<{ Querystring: { path: string; ms: string } }>('/bare', async ({ query }) => {
  const url = config.PUBLIC_URL + query.path;
  cannedBuild.replay(url);
  return renderFor(url, Number(query.ms));
});

const render = createRender(cannedBuild.build);
await startStorefront(config, async () => ({ render, formPaths: [], buildId: 'bench', close: async () => {} }));
await bareServer.listen({ host: config.HOST, port: Number(process.env.BARE_PORT) });

process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
process.send?.({ ready: true });
