import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../app/platform/config.server.ts';
import { type BoundedRenders, TooBusy } from './bounded-renders.ts';
import type { PageRenderer } from './page-renderer.ts';
import { securityHeaders } from './security-headers.ts';

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
  return new Request(`${config.PUBLIC_URL}${request.url}`, { method: request.method, headers, signal });
}

async function answer(reply: FastifyReply, response: Response) {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
  if (!response.body) return reply.send();
  return reply.send(Readable.from(response.body, { objectMode: false }));
}

async function renderPage(request: FastifyRequest, reply: FastifyReply, { config, renderer, renders }: Pages) {
  const signal = leavingSignal(reply);
  const leave = await renders.enter(signal);
  reply.raw.once('close', leave);
  const nonce = randomBytes(16).toString('base64');
  reply.headers(securityHeaders(config, nonce));
  const visit = {
    requestId: request.id,
    clientAddress: request.ip,
    nonce,
    publicUrl: config.PUBLIC_URL,
    startedAt: new Date(),
    logger: request.log,
  };
  return answer(reply, await renderer.render(toWebRequest(request, config, signal), visit, config.API_URL));
}

/** Every address that is no file and no part of the API is a page, the unknown ones too: they get the 404 page. */
export async function pages(app: FastifyInstance, options: Pages) {
  // A flush after each write: compression must not hold back what streaming sends early.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof TooBusy) {
      return reply
        .code(503)
        .header('retry-after', error.retryAfterSeconds)
        .type('text/plain; charset=utf-8')
        .send('Слишком много посетителей. Попробуйте ещё раз.');
    }
    request.log.error({ err: error }, 'the page failed');
    return reply.code(500).type('text/plain; charset=utf-8').send('Нет сигнала. Обновите страницу и попробуйте снова.');
  });
  app.get('/*', (request, reply) => renderPage(request, reply, options));
}
