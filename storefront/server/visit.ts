import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../app/platform/config.server.ts';
import type { AnalyticsIds } from '../app/platform/consent/analytics.ts';
import { isDataPath } from '../app/platform/page-paths.ts';
import type { Visit } from '../app/platform/visit.server.ts';

function readAnalytics({ YANDEX_METRIKA_ID: metrika, GOOGLE_TAG_MANAGER_ID: tagManager }: Config): AnalyticsIds | null {
  return metrika === undefined && tagManager === undefined ? null : { metrika, tagManager };
}

const readAppStores = ({ APP_STORE_URL, GOOGLE_PLAY_URL, RUSTORE_URL }: Config) => ({
  'App\u00a0Store': APP_STORE_URL,
  'Google\u00a0Play': GOOGLE_PLAY_URL,
  RuStore: RUSTORE_URL,
});

const readSocialLinks = ({
  SOCIAL_TELEGRAM_URL,
  SOCIAL_VK_URL,
  SOCIAL_ODNOKLASSNIKI_URL,
  SOCIAL_DZEN_URL,
  SOCIAL_YOUTUBE_URL,
}: Config) => ({
  Telegram: SOCIAL_TELEGRAM_URL,
  ВКонтакте: SOCIAL_VK_URL,
  Одноклассники: SOCIAL_ODNOKLASSNIKI_URL,
  Дзен: SOCIAL_DZEN_URL,
  YouTube: SOCIAL_YOUTUBE_URL,
});

/** Returns the links whose address is configured, with their names. */
const listNamedLinks = (addresses: Record<string, string | undefined>) =>
  Object.entries(addresses).flatMap(([name, href]) => (href === undefined ? [] : { name, href }));

/** Creates the visit of a request, before its session is known. */
export function createVisit(request: FastifyRequest, config: Config, buildId: string | null): Visit {
  return {
    requestId: request.id,
    clientAddress: request.ip,
    isDocument: !isDataPath(request.url),
    nonce: randomBytes(16).toString('base64'),
    publicUrl: config.PUBLIC_URL,
    redirectOrigins: config.REDIRECT_ORIGINS,
    visitor: 'unknown',
    credentials: null,
    analytics: readAnalytics(config),
    mapsKey: config.YANDEX_MAPS_KEY ?? null,
    appStores: listNamedLinks(readAppStores(config)),
    socialLinks: listNamedLinks(readSocialLinks(config)),
    buildId,
    hasCachedResponses: false,
    freshUntil: Number.POSITIVE_INFINITY,
    startedAt: new Date(),
    logger: request.log,
  };
}
