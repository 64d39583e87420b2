import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RawServerBase, RouteGenericInterface } from 'fastify';
import { apiPrefixes } from '../app/platform/api-paths.ts';
import type { Config } from '../app/platform/config.server.ts';
import { toApiHeaders } from './api-headers.ts';

/**
 * The API's body limits in bytes. For most GraphQL requests the API's own limit is lower: it accepts long ones only of the staff and of
 * programs.
 */
const maxGraphqlBytes = 512 * 1024;
const maxBodyBytes = 100 * 1024;
const loopbackHost = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)(?::\d+)?$/;

/**
 * Maximum number of connections to the API. The number is large, so that requests wait in the API, which distributes slots fairly among
 * clients. In this process the requests would wait in the order of arrival, and a flood of requests for sign-in codes or of slow files
 * would delay all others.
 */
const maxConnections = 1024;

/** Whether the API accepts files at a path, as multipart. */
export const isUploadPath = (url: string) => url.split('?', 1)[0] === '/api/uploads';

function sendUnreachable(reply: FastifyReply<RouteGenericInterface, RawServerBase>, error: Error) {
  reply.log.warn({ err: error }, 'the API did not answer');
  return reply.code(502).type('text/plain; charset=utf-8').send('API не отвечает');
}

/** Responds to a rejected request in the format of the API's errors. */
function sendRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) return sendUnreachable(reply, error);
  const isTooLarge = status === 413;
  const code = isTooLarge ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST';
  const message = isTooLarge ? 'Запрос слишком большой.' : 'Запрос составлен неверно.';
  const details = { reason: error.message, ...(isTooLarge && { limit: 'body', most: request.routeOptions.bodyLimit }) };
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .send({ errors: [{ message, extensions: { code, requestId: request.id, details } }] });
}

/** Proxies API paths, so that the browser sees one origin without a reverse proxy. */
export async function registerApiProxy(app: FastifyInstance, { config }: { config: Config }) {
  // The body of a request is received completely before the request takes a connection to the API. Otherwise a few slow clients would
  // occupy all connections.
  app.removeAllContentTypeParsers();
  app.addHook('onRoute', (route) => {
    route.bodyLimit = route.url.startsWith('/graphql') ? maxGraphqlBytes : maxBodyBytes;
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body.length > 0 ? Readable.from([body]) : undefined),
  );
  // Files pass through as they arrive, because they are too large to be buffered. The API rejects unknown clients without reading the file,
  // and receives only a few files at a time.
  app.addContentTypeParser('multipart/form-data', ({ url }, body, done) => {
    if (isUploadPath(url)) return done(null, body);
    done(Object.assign(new Error('Unsupported Media Type'), { statusCode: 415 }));
  });
  app.setErrorHandler(sendRefusal);
  app.addHook('onRequest', async (request, reply) => {
    // The inbox, which displays captured messages, can be opened only on this machine. The Host header is checked, because an external page
    // can point its own host name at this machine (DNS rebinding).
    if (request.routeOptions.url?.startsWith('/inbox') && !loopbackHost.test(request.headers.host ?? '')) {
      await reply.code(404).type('text/plain').send('Not found');
    }
  });
  for (const prefix of apiPrefixes) {
    await app.register(proxy, {
      upstream: config.API_URL,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: false,
      undici: { connections: maxConnections },
      // By default, a GET request that gets a 503 would be repeated ten times at once.
      retryMethods: [],
      // The API logs its requests itself.
      logLevel: 'warn',
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => toApiHeaders(headers, request, config.PUBLIC_URL),
        onError: (reply, { error }) => void sendUnreachable(reply, error),
      },
    });
  }
}
