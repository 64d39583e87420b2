import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AppStore } from '../app/platform/app-store.ts';
import type { Config } from '../app/platform/config.server.ts';
import { consentOf } from '../app/platform/consent/consent.ts';
import type { Visit } from '../app/platform/visit.server.ts';

function countingOf({ YANDEX_METRIKA_ID: metrika, GOOGLE_TAG_MANAGER_ID: tagManager }: Config, cookies: string | undefined) {
  const counts = metrika !== undefined || tagManager !== undefined;
  return { counts, analytics: counts && consentOf(cookies ?? '') === 'granted' ? { metrika, tagManager } : null };
}

function appStoresOf({ APP_STORE_URL, GOOGLE_PLAY_URL, RUSTORE_URL }: Config): AppStore[] {
  const stores = { 'App\u00a0Store': APP_STORE_URL, 'Google\u00a0Play': GOOGLE_PLAY_URL, RuStore: RUSTORE_URL };
  return Object.entries(stores).flatMap(([name, href]) => (href === undefined ? [] : { name, href }));
}

/** What is known of a request before its page is rendered. */
export function visitOf(request: FastifyRequest, config: Config, buildId: string | null): Visit {
  return {
    requestId: request.id,
    clientAddress: request.ip,
    nonce: randomBytes(16).toString('base64'),
    publicUrl: config.PUBLIC_URL,
    redirectOrigins: config.REDIRECT_ORIGINS,
    visitor: 'unknown',
    credentials: null,
    ...countingOf(config, request.headers.cookie),
    appStores: appStoresOf(config),
    buildId,
    startedAt: new Date(),
    logger: request.log,
  };
}
