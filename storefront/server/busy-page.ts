import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { withoutRouter } from '../worker/saved-page.ts';

/** Creates the page of a refused visit for the nonce of its Content-Security-Policy. */
type BusyPage = (nonce: string) => string;

const pauseMs = 10_000;

/** Returns null if the page cannot be rendered now, because the API is down or too many pages are being rendered. */
async function renderBusyPage(app: FastifyInstance): Promise<BusyPage | null> {
  const { payload, statusCode } = await app.inject('/busy');
  const [, pageNonce] = /\bnonce="([^"]+)"/.exec(payload) ?? [];
  if (statusCode !== 200 || pageNonce === undefined) return null;
  const page = withoutRouter(payload);
  return (nonce) => page.replaceAll(pageNonce, () => nonce);
}

/** Holds the page of refused visits. It is null until it could be rendered. */
export interface PreparedBusyPage {
  create: BusyPage | null;
}

/** Renders the page of refused visits when the server starts to listen, because a refusal must cost little. Repeats that until it succeeds. */
export function prepareBusyPage(app: FastifyInstance): PreparedBusyPage {
  const prepared: PreparedBusyPage = { create: null };
  const closing = new AbortController();
  app.addHook('onListen', async () => {
    while (!closing.signal.aborted && !prepared.create) {
      prepared.create = await renderBusyPage(app);
      if (!prepared.create) await delay(pauseMs, undefined, { signal: closing.signal }).catch(() => {});
    }
  });
  app.addHook('onClose', async () => closing.abort());
  return prepared;
}
