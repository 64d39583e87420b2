import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { apiPrefixes } from '../app/platform/api-paths.ts';
import type { Config } from '../app/platform/config.server.ts';

/** Proxies API paths, so that the browser sees one origin without a reverse proxy. Bodies are streamed. */
export async function apiProxy(app: FastifyInstance, { config }: { config: Config }) {
  for (const prefix of apiPrefixes) {
    await app.register(proxy, {
      upstream: config.API_URL,
      prefix,
      rewritePrefix: prefix,
      // The API logs its requests itself.
      logLevel: 'warn',
      replyOptions: {
        // Replaces the client's forwarding headers, because the API trusts ours.
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
