import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { removeRouterScripts } from '../worker/saved-page.ts';
import { GuestPageBytes } from './guest-page-bytes.ts';

const retryDelayMs = 10_000;

/** Returns null if the page cannot be rendered now, because the API is down or too many pages are being rendered. */
async function renderBusyPage(app: FastifyInstance): Promise<GuestPageBytes | null> {
  const { payload, statusCode } = await app.inject('/busy');
  const [, pageNonce] = /\bnonce="([^"]+)"/.exec(payload) ?? [];
  if (statusCode !== 200 || pageNonce === undefined) return null;
  return new GuestPageBytes(removeRouterScripts(payload), pageNonce);
}

/** Holds the page of refused visits. It is null until it could be rendered. */
export interface PreparedBusyPage {
  page: GuestPageBytes | null;
}

/**
 * Renders the page of refused visits when the server starts to listen, because a refusal must cost little. Repeats that until it succeeds.
 */
export function prepareBusyPage(app: FastifyInstance): PreparedBusyPage {
  const busyPage: PreparedBusyPage = { page: null };
  const closing = new AbortController();
  app.addHook('onListen', async () => {
    while (!closing.signal.aborted && !busyPage.page) {
      busyPage.page = await renderBusyPage(app);
      if (!busyPage.page) await delay(retryDelayMs, undefined, { signal: closing.signal }).catch(() => {});
    }
  });
  app.addHook('onClose', async () => closing.abort());
  return busyPage;
}
