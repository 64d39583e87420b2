import type { IncomingMessage } from 'node:http';
import cors from '@fastify/cors';
import { Admission } from '@meet/server-kit/admission';
import { createTrustCheck } from '@meet/server-kit/client-address';
import { REQUEST_ID_HEADER, resolveRequestId } from '@meet/server-kit/request-id';
import { HEADER_TIMEOUTS } from '@meet/server-kit/request-timeouts';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { DomainError, ErrorCode, unavailableError } from '../errors/domain-error.js';
import { refuseQueriesBeforeParsing } from '../graphql/admission.plugin.js';
import { HealthRegistry } from '../process/health.js';
import { type Logger, NestLogger } from '../process/logger.js';
import { Metrics } from '../process/metrics.js';
import { ClosingSignal } from '../process/shutdown.js';
import { limitRequests, RateLimits } from '../rates/rate-limits.js';
import { Viewers } from '../viewer/viewers.port.js';
import { acceptLongVariables, BODY_LIMIT, limitBodyTimes } from './body-limits.js';
import { addEtags } from './cache/cache-headers.js';
import { AGE_MS_HEADER, ResponseCache } from './cache/response-cache.js';
import { compressResponses } from './compression.js';
import { serveExplorer } from './explorer.js';
import { forwardRawBodies } from './raw-bodies.js';
import { provideRequestContexts } from './request-context.js';
import { logRequests } from './request-log.js';
import { trustShopperIpHeader } from './shopper-ip-header.js';

/**
 * Headers of every response. helmet recommends these headers, but would compute them for each response. Responses are data and pictures for
 * other frontends; nothing may run as a page.
 */
const securityHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'cross-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

// Other upgrades, such as to HTTP/2, are ignored, as HTTP allows. If they were not, the listener for WebSockets would have to refuse them.
const shouldUpgradeCallback = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/** The HTTP side of the API: every request gets an id, a log line, headers and limits. */
export async function createApplication(module: DynamicModule, config: Config, logger: Logger): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    genReqId: resolveRequestId,
    requestIdHeader: false,
    trustProxy: createTrustCheck(config.TRUSTED_PROXIES),
    // refuseWhileClosing refuses requests instead.
    return503OnClosing: false,
    // limitBodyTimes limits the time of bodies instead.
    requestTimeout: 0,
    http: { ...HEADER_TIMEOUTS, shouldUpgradeCallback },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  const fastify: FastifyInstance = adapter.getInstance();
  const viewers = app.get(Viewers, { strict: false });
  // Plain text is refused, because a page of another site may send it without a preflight. Such a page may send files too, but not the
  // header without which cookies are ignored.
  fastify.removeContentTypeParser('text/plain');
  forwardRawBodies(fastify);
  acceptLongVariables(fastify, viewers, app.get(ResponseCache));
  limitBodyTimes(fastify);
  provideRequestContexts(fastify);
  logRequests(fastify, { logger, metrics: app.get(Metrics) });
  reportReadyWhenListening(fastify, app.get(HealthRegistry));
  closeConnectionsWhileDraining(fastify, app.get(HealthRegistry));
  addSecurityHeaders(fastify);
  await fastify.register(cors, {
    origin: config.CORS_ORIGINS,
    methods: ['GET', 'POST'],
    exposedHeaders: [REQUEST_ID_HEADER, AGE_MS_HEADER, 'retry-after'],
    maxAge: 600,
  });
  forbidCaching(fastify);
  encodeResponses(fastify);
  app.get(ResponseCache).register(fastify);
  compressResponses(fastify);
  addEtags(fastify);
  refuseWhileClosing(fastify, app.get(ClosingSignal));
  const rateLimiting = { viewers, limits: app.get(RateLimits) };
  trustShopperIpHeader(fastify, rateLimiting);
  limitRequests(fastify, rateLimiting);
  refuseUnsupportedMethods(fastify);
  refuseInvalidHosts(fastify);
  if (config.EXPLORER ?? ['demo', 'development'].includes(config.MODE)) serveExplorer(fastify);
  refuseQueriesBeforeParsing(fastify, app.get(Admission));
  return app;
}

function addSecurityHeaders(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(securityHeaders);
    done();
  });
}

/** Responses stay out of caches unless they say otherwise: prices change at any time, and responses may depend on the viewer. */
function forbidCaching(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-store');
    done();
  });
}

/**
 * Encodes each text to bytes once. A socket would encode text that is not Latin several times as slowly, and a cached response again each
 * time that it is sent.
 */
function encodeResponses(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, _reply, payload, done) => done(null, typeof payload === 'string' ? Buffer.from(payload) : payload));
}

/** Reports ready as soon as connections are accepted. */
function reportReadyWhenListening(fastify: FastifyInstance, health: HealthRegistry): void {
  fastify.addHook('onListen', (done) => {
    health.serve();
    done();
  });
}

// While the process drains, every response closes its connection. Otherwise a client could keep the server open with a keep-alive
// connection for as long as it likes.
function closeConnectionsWhileDraining(fastify: FastifyInstance, health: HealthRegistry): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (health.isDraining) void reply.header('connection', 'close');
    done();
  });
}

/**
 * Refuses requests that arrive over open connections after the server has stopped listening. Fastify's own refusal has no id, no `errors`
 * and no headers for browsers of other origins.
 */
function refuseWhileClosing(fastify: FastifyInstance, closing: ClosingSignal): void {
  fastify.addHook('preClose', (done) => {
    closing.begin();
    done();
  });
  fastify.addHook('onRequest', (_request, _reply, done) => done(closing.signal.aborted ? unavailableError() : undefined));
}

/** Refuses an invalid Host header, with which the GraphQL server would fail while building a URL. */
function refuseInvalidHosts(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (URL.canParse(`http://${request.hostname}/`)) done();
    else done(new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason: 'Invalid Host header' }));
  });
}

const UNSUPPORTED_METHODS = ['PUT', 'PATCH', 'DELETE'];

/** Responds with 405 to methods that /graphql does not support. The router would respond with 404, as if the address did not exist. */
function refuseUnsupportedMethods(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { id, method, url } = request;
    if (!UNSUPPORTED_METHODS.includes(method) || !/^\/graphql(\?|$)/.test(url)) return done();
    const reason = `${method} is not a method of /graphql`;
    const { code, message, details } = new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason });
    void reply
      .code(405)
      .header('allow', 'GET, POST')
      .send({ errors: [{ message, extensions: { code, requestId: id, details } }] });
  });
}
