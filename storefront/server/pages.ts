import compress from '@fastify/compress';
import { type Admission, OverloadedError } from '@meet/server-kit/admission';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../app/platform/config.server.ts';
import { isDataPath, isPersonalPath } from '../app/platform/page-paths.ts';
import type { Visit } from '../app/platform/visit.server.ts';
import { visitorHeader } from '../worker/contract.ts';
import { type PreparedBusyPage, prepareBusyPage } from './busy-page.ts';
import { RefusedFormError, refuseExternalForm } from './form-origin.ts';
import { computeGuestPageKey, type GuestPageCache, type GuestResult, isSameForAllGuests } from './guest-page-cache.ts';
import type { RenderResult } from './page-bundle.ts';
import { negotiateEncoding, pageCompression } from './page-compression.ts';
import type { PageRenderer } from './page-renderer.ts';
import { buildPageHeaders, formatNonceSource, hasMap } from './security-headers.ts';
import { createVisit } from './visit.ts';

interface PagesOptions {
  config: Config;
  renderer: PageRenderer;
  renderAdmission: Admission;
  guestPageCache: GuestPageCache;
}

/** Returns a signal that aborts when the client disconnects early, so that nothing is rendered for a closed connection. */
function createDisconnectSignal(reply: FastifyReply) {
  const disconnectController = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnectController.abort(new Error('the client disconnected'));
  });
  return disconnectController.signal;
}

function toWebRequest(request: FastifyRequest, config: Config, signal: AbortSignal) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const singleValue of Array.isArray(value) ? value : [value ?? '']) headers.append(name, singleValue);
  }
  // Uses the configured origin, because the Host header can be forged.
  const body = typeof request.body === 'string' ? request.body : null;
  return new Request(`${config.PUBLIC_URL}${request.url}`, { method: request.method, headers, body, signal });
}

/** Whether the request is a prefetch, by the browser or by the shop's own script. */
const isPrefetch = ({ headers }: FastifyRequest) => headers.purpose === 'prefetch' || /^prefetch/.test(String(headers['sec-purpose']));

/**
 * Whether the browser may reuse a page's data for a second. Only prefetched data may be reused, because the router also requests the data
 * of a page that the shopper has just changed. Data may be at most a second old in total, so data from a cache may not be reused. Signing
 * in or out changes the cookies, and so the cache key.
 */
function canBrowserReuseData(request: FastifyRequest, status: number, visit: Visit) {
  const { method, url } = request;
  return isPrefetch(request) && method === 'GET' && status === 200 && isDataPath(url) && !isPersonalPath(url) && !visit.hasCachedResponses;
}

interface PageResult extends GuestResult {
  visit: Visit;
}

function sendResult(request: FastifyRequest, reply: FastifyReply, { response, body, visit }: PageResult) {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (canBrowserReuseData(request, response.status, visit)) reply.header('cache-control', 'private, max-age=1').header('vary', 'cookie');
  else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  return body ? reply.send(body) : reply.send();
}

interface Rendering {
  visit: Visit;
  signal: AbortSignal;
}

async function renderInSlot(
  request: FastifyRequest,
  { visit, signal }: Rendering,
  { config, renderer, renderAdmission }: PagesOptions,
): Promise<RenderResult> {
  // Personal pages, such as the sign-in, are refused last.
  const releaseSlot = await renderAdmission.enter(isPersonalPath(request.url) ? 'preferred' : 'ordinary', signal);
  visit.startedAt = new Date();
  try {
    return await renderer.render(toWebRequest(request, config, signal), visit, config.API_URL);
  } finally {
    // The slot is released when the page begins to be sent. Its remaining parts wait for the API or for a client that reads slowly, and
    // hardly need the CPU.
    releaseSlot();
  }
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, options: PagesOptions) {
  const { config, renderer, guestPageCache } = options;
  const rendering = { visit: createVisit(request, config, renderer.buildId), signal: createDisconnectSignal(reply) };
  const { visit } = rendering;
  const render = () => renderInSlot(request, rendering, options);
  const policy = { hasMap: hasMap(config, request.url) };
  reply.headers(buildPageHeaders(config, { ...policy, scriptSources: [formatNonceSource(visit)] }));
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const pageResult: GuestResult = await (isSameForAllGuests(request)
    ? guestPageCache.loadPage(computeGuestPageKey(request), { ...rendering, encoding, render })
    : render());
  if (pageResult.scriptSources) reply.headers(buildPageHeaders(config, { ...policy, scriptSources: pageResult.scriptSources }));
  // The kind of visitor is known only after rendering, which may refresh the session.
  reply.header(visitorHeader, visit.visitor);
  return sendResult(request, reply, { ...pageResult, visit });
}

/** Paths to which mail programs also post, in order to cancel notices. */
const noticesPath = /^\/notices\//;

/**
 * Maximum size of a form: enough for the three texts of a review, 6,000 Cyrillic letters, each of which takes six bytes in the body of a
 * form.
 */
const maxFormBytes = 49_152;

const retryAfterSeconds = 1;

const busyText = 'Слишком много посетителей. Попробуйте ещё раз.';
const unreadableText = 'Форму не удалось прочитать. Обновите страницу и попробуйте снова.';
const failureText = 'Нет сигнала. Обновите страницу и попробуйте снова.';

/** Returns the status of a client error that the framework found, such as an unsupported content type. */
function findClientErrorStatus(error: unknown): number | null {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500 ? status : null;
}

/** Sends the busy page to a browser, and a text to the router, which requests data only. */
function sendBusyPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, busyPage: { page } }: PagesOptions & { busyPage: PreparedBusyPage },
) {
  reply.code(503).header('retry-after', retryAfterSeconds);
  if (!page || !request.headers.accept?.includes('text/html')) return reply.send(busyText);
  return reply.type('text/html; charset=utf-8').headers(buildPageHeaders(config, page)).send(page.body);
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = findClientErrorStatus(error);
  if (status !== null) {
    request.log.info({ err: error }, 'invalid page request');
    return reply.code(status).send(error instanceof RefusedFormError ? error.text : unreadableText);
  }
  request.log.error({ err: error }, 'the page failed');
  return reply.code(500).send(failureText);
}

/** Serves every path that is not a file or the API's. Unknown paths get the 404 page. */
export async function registerPages(app: FastifyInstance, options: PagesOptions) {
  await app.register(compress, pageCompression);
  // The busy page is not prepared in development, because it would be compiled before anybody needs it.
  const busyPage = options.renderer.buildId === null ? { page: null } : prepareBusyPage(app);
  app.setErrorHandler((error, request, reply) => {
    // The client has disconnected.
    if (reply.raw.destroyed) return reply.send();
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
    return error instanceof OverloadedError ? sendBusyPage(request, reply, { ...options, busyPage }) : sendFailure(error, request, reply);
  });
  // Fastify parses JSON and plain text by itself, which no form uses.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: maxFormBytes }, (_request, body, done) =>
    done(null, body),
  );
  // Mail programs cancel notices by a body of this type. The body does not matter, because the URL names the notices.
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit: maxFormBytes }, ({ url }, _body, done) => {
    if (noticesPath.test(url)) done(null, '');
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE('multipart/form-data'));
  });
  app.get('/*', (request, reply) => sendPage(request, reply, options));
  // Forms are not rejected in `onRequest`, so that rejected forms are counted in the metrics as well.
  const preParsing = async (request: FastifyRequest) => refuseExternalForm(request, options.config.PUBLIC_URL);
  for (const path of options.renderer.formPaths) {
    app.post(path, { preParsing }, (request, reply) => {
      // Fastify lets an empty body pass without a content type.
      if (typeof request.body !== 'string') throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE('none');
      return sendPage(request, reply, options);
    });
  }
}
