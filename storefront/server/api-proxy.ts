import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { apiPrefixes } from '../app/platform/api-paths.ts';
import type { Config } from '../app/platform/config.server.ts';

/** One origin serves the browser where no proxy stands in front: what is the API's is passed on, bodies as streams. */
export async function apiProxy(app: FastifyInstance, { config }: { config: Config }) {
  for (const prefix of apiPrefixes) {
    await app.register(proxy, {
      upstream: config.API_URL,
      prefix,
      rewritePrefix: prefix,
      // The API logs what it answers; the proxy's own lines would say it twice.
      logLevel: 'warn',
      replyOptions: {
        // The shopper's own forwarding header is replaced: the API believes ours.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-request-id': request.id,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
        }),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error }, 'the API did not answer');
          reply.code(502).type('text/plain; charset=utf-8').send('API не отвечает');
        },
      },
    });
  }
}
