import { constants, createZstdCompress, type ZstdOptions, zstdCompressSync } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../app/platform/config.server.ts';
import type { Visit } from '../app/platform/visit.server.ts';
import { visitorHeader } from '../worker/caches.ts';
import { type BoundedRenders, TooBusy } from './bounded-renders.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Answer } from './render.ts';
import { securityHeaders } from './security-headers.ts';
import { visitOf } from './visit.ts';

interface Pages {
  config: Config;
  renderer: PageRenderer;
  renders: BoundedRenders;
}

/** Aborted when the shopper goes away before the answer is complete, so that nobody renders for a closed connection. */
function leavingSignal(reply: FastifyReply) {
  const leaving = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leaving.abort(new Error('the visitor has gone'));
  });
  return leaving.signal;
}

function toWebRequest(request: FastifyRequest, config: Config, signal: AbortSignal) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  // The address is ours and never the Host header's, which anybody can make up.
  const body = typeof request.body === 'string' ? request.body : null;
  return new Request(`${config.PUBLIC_URL}${request.url}`, { method: request.method, headers, body, signal });
}

// What a session or a form may have changed a moment ago.
const isPersonal = /^\/(?:account|auth|cart|enter-code)\b/;

/**
 * A page's data may be a second old in all. The browser may therefore reuse it for a second, which lets it prefetch data on intent, unless
 * a cache has already given it an age. A session that begins or ends changes the cookies, and with them the answer.
 */
function mayReuse({ method, url }: FastifyRequest, status: number, visit: Visit) {
  return method === 'GET' && status === 200 && /^[^?]+\.data(?:\?|$)/.test(url) && !isPersonal.test(url) && !visit.hasKeptAnswers;
}

interface Answering extends Answer {
  visit: Visit;
}

function answer(request: FastifyRequest, reply: FastifyReply, { response, body, visit }: Answering) {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (mayReuse(request, response.status, visit)) reply.header('cache-control', 'private, max-age=1').header('vary', 'cookie');
  else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  return body ? reply.send(body) : reply.send();
}

async function renderPage(request: FastifyRequest, reply: FastifyReply, { config, renderer, renders }: Pages) {
  const signal = leavingSignal(reply);
  const leave = await renders.enter(signal);
  reply.raw.once('close', leave);
  const visit = visitOf(request, config, renderer.buildId);
  reply.headers(securityHeaders(config, visit));
  const answered = await renderer.render(toWebRequest(request, config, signal), visit, config.API_URL);
  // Rendering renews a token that has ended: only then it is known whose page it is.
  reply.header(visitorHeader, visit.visitor);
  return answer(request, reply, { ...answered, visit });
}

/** Pages whose forms are sent natively, for who has no script. */
const formPages = ['/auth', '/enter-code', '/account'];
const longestForm = 16_384;

// A larger window costs more memory a visitor than it saves bytes: pages are about so long.
const windowBits = 18;

const zstd: ZstdOptions = {
  flush: constants.ZSTD_e_flush,
  params: { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_windowLog]: windowBits },
};

/**
 * By zstd a page is a twentieth larger than by brotli and costs a fifth of its time; who does not know it gets brotli.
 * A flush after each write: compression must not hold back what streaming sends early. A page that is complete is compressed at once, for a
 * stream of its own costs as much again.
 */
const compression: FastifyCompressOptions = {
  encodings: ['zstd', 'br', 'gzip'],
  syncThreshold: 1_000_000,
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: windowBits },
  },
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  // Else it would be given gzip's options, where the same number means another flush.
  zlib: {
    createZstdCompress: () => createZstdCompress(zstd),
    zstdCompressSync: (page: Buffer) => zstdCompressSync(page, { params: zstd.params, pledgedSrcSize: page.length }),
  },
};

const busy = 'Слишком много посетителей. Попробуйте ещё раз.';
const unreadable = 'Форму не удалось прочитать. Обновите страницу и попробуйте снова.';
const failed = 'Нет сигнала. Обновите страницу и попробуйте снова.';

/** What the framework has against a request, such as a body of a kind that no form has. */
function faultOf(error: unknown): number | null {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  return status >= 400 && status < 500 ? status : null;
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  // Nobody is there to be told.
  if (reply.raw.destroyed) return reply.send();
  reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store');
  if (error instanceof TooBusy) return reply.code(503).header('retry-after', error.retryAfterSeconds).send(busy);
  const fault = faultOf(error);
  if (fault !== null) {
    request.log.info({ err: error }, 'the page was not asked for as it can be');
    return reply.code(fault).send(unreadable);
  }
  request.log.error({ err: error }, 'the page failed');
  return reply.code(500).send(failed);
}

/** Every address that is no file and no part of the API is a page, the unknown ones too: they get the 404 page. */
export async function pages(app: FastifyInstance, options: Pages) {
  await app.register(compress, compression);
  app.setErrorHandler(answerError);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: longestForm }, (_request, body, done) =>
    done(null, body),
  );
  app.get('/*', (request, reply) => renderPage(request, reply, options));
  for (const path of formPages) app.post(path, (request, reply) => renderPage(request, reply, options));
}
