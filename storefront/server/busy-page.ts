import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { removeRouterScripts } from '../worker/remove-router-scripts.ts';
import { GuestPageBytes } from './guest-page-bytes.ts';

const retryDelayMs = 10_000;

/** Renders the busy page. Returns null if that is impossible now, because the API is down or too many pages are being rendered. */
async function renderBusyPage(app: FastifyInstance): Promise<GuestPageBytes | null> {
  const { payload, statusCode } = await app.inject('/busy');
  const [, pageNonce] = /\bnonce="([^"]+)"/.exec(payload) ?? [];
  if (statusCode !== 200 || pageNonce === undefined) return null;
  return new GuestPageBytes(removeRouterScripts(payload), pageNonce);
}

/** The page that visitors get when the storefront is too busy. It is null until it has been rendered. */
export interface PreparedBusyPage {
  page: GuestPageBytes | null;
}

/**
 * Renders the busy page when the server starts to listen, because a refusal must cost little. Rendering is repeated until it succeeds.
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
