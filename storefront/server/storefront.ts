import { once } from 'node:events';
import { Admission } from '@meet/server-kit/admission';
import { stopServing } from '@meet/server-kit/lifecycle';
import { createLogger } from '@meet/server-kit/logger';
import { REQUEST_ID_HEADER, resolveRequestId } from '@meet/server-kit/request-id';
import { FILE_TIMEOUT_MS, HEADER_TIMEOUTS } from '@meet/server-kit/request-timeouts';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { isApiPath } from '../app/platform/api-paths.ts';
import type { Config } from '../app/platform/config.server.ts';
import { isUploadPath, registerApiProxy } from './api-proxy.ts';
import { forwardSockets, shouldUpgrade } from './api-sockets.ts';
import { serveBuiltAssets } from './assets.ts';
import { limitBodyTimes, limitConnections } from './connections.ts';
import { GuestPageCache } from './guest-page-cache.ts';
import { createHealth, type Health } from './health.ts';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';
import { registerPages } from './pages.ts';

// Six renders keep a CPU busy although some of them wait for the API. The queue holds as many requests as the process renders within
// `maxWaitMs`.
const renderLimits = { maxRunning: 6, maxQueue: 48, maxQueueWhileShedding: 2, maxWaitMs: 900, shedAfterMs: 200, stopSheddingAfterMs: 500 };
const cacheBytes = 32 * 2 ** 20;

export interface Storefront {
  /**
   * Reports that the process is not ready, and continues to serve for DRAIN_SECONDS, or until `hurry` is aborted. Then stops accepting
   * visitors, waits a limited time for running responses, and closes.
   */
  close(hurry?: AbortSignal): Promise<void>;
}

/** Returns the path and query of a request target, which may also be an absolute URL, as clients send it to proxies. */
function readTargetPath(target: string): string {
  if (!/^https?:\/\//i.test(target)) return target;
  if (!URL.canParse(target)) return '/';
  const { pathname, search } = new URL(target);
  return pathname + search;
}

function createApp(config: Config, logger: FastifyBaseLogger): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    // Fastify's own request lines would log IP addresses and queries. The `answered` line below contains what an operator needs.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    requestIdHeader: false,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    forceCloseConnections: 'idle',
    // Connections that were accepted before the port closed are served.
    return503OnClosing: false,
    requestTimeout: FILE_TIMEOUT_MS,
    http: { ...HEADER_TIMEOUTS, shouldUpgradeCallback: shouldUpgrade(config) },
    rewriteUrl: ({ url }) => readTargetPath(url ?? '/'),
    genReqId: resolveRequestId,
  });
  let warnedAt = 0;
  const onRefused = () => {
    if (Date.now() - warnedAt < 60_000) return;
    warnedAt = Date.now();
    logger.warn('too many connections from one address are refused; a load balancer may be missing in TRUSTED_PROXIES');
  };
  limitBodyTimes(app, isUploadPath);
  limitConnections(app.server, { trustedProxies: config.TRUSTED_PROXIES, onRefused });
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
  app.setNotFoundHandler((_request, reply) => reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method not allowed'));
  return app;
}

/** While the process drains, every response closes its connection, so that clients open the next one to another process. */
function closeConnectionsWhileDraining(app: FastifyInstance, health: Health) {
  app.addHook('onSend', async (_request, reply) => {
    if (health.isDraining) reply.header('connection', 'close');
  });
}

function observeRequests(app: FastifyInstance, health: Health) {
  // Requests that Vite's middleware handles in development never get to preParsing. They are not logged.
  const loggedRequests = new WeakSet<FastifyRequest>();
  app.addHook('preParsing', async (request) => {
    loggedRequests.add(request);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (!loggedRequests.has(request)) return;
    const { config, url } = request.routeOptions;
    const route = config.label ?? url ?? 'none';
    const ms = Math.round(reply.elapsedTime);
    health.observeRequest({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    request.log.info({ method: request.method, path: request.url.split('?', 1)[0], status: reply.statusCode, ms }, 'answered');
  });
}

function createClose(app: FastifyInstance, health: Health, renderer: PageRenderer, { DRAIN_SECONDS }: Config) {
  return async (skipDrainSignal?: AbortSignal) => {
    await stopServing({
      server: app.server,
      drain: () => health.drain(),
      drainSeconds: DRAIN_SECONDS,
      skipDrainSignal,
      close: () => app.close(),
      onLate: () => app.server.closeAllConnections(),
    });
    await renderer.close();
    health.server.close();
    health.server.closeAllConnections();
  };
}

export async function startStorefront(config: Config, openRenderer = createPageRenderer): Promise<Storefront> {
  const logger = createLogger({ service: 'storefront', level: config.LOG_LEVEL });
  const renderAdmission = new Admission(renderLimits);
  const health = createHealth(config.API_URL, renderAdmission, logger);
  await once(health.server.listen(config.HEALTH_PORT, config.HOST), 'listening');
  const app = createApp(config, logger);
  const renderer = await openRenderer(config, app.server);
  observeRequests(app, health);
  closeConnectionsWhileDraining(app, health);
  const { middlewares, buildId } = renderer;
  if (middlewares) {
    app.addHook('onRequest', (request, reply, done) => {
      if (isApiPath(request.url)) done();
      else middlewares(request.raw, reply.raw, done);
    });
  } else if (buildId !== null) await app.register(serveBuiltAssets, { config, buildId });
  if (config.PROXY_API) {
    forwardSockets(app, config);
    await app.register(registerApiProxy, { config });
  }
  // In development nothing is cached, so that a page shows the latest change of the code.
  const maxAgeMs = buildId === null ? 0 : config.PAGE_CACHE_MS;
  const guestPageCache = new GuestPageCache({ bytes: cacheBytes, maxAgeMs });
  await app.register(registerPages, { config, renderer, renderAdmission, guestPageCache });
  await app.listen({ host: config.HOST, port: config.PORT });
  health.serve();
  return { close: createClose(app, health, renderer, config) };
}
