import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { ApolloServerPlugin } from '@apollo/server';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from './cache/cache-headers.js';

interface Encoder {
  compress(content: Buffer): Promise<Buffer>;
  createStream(): Transform;
}

/** Below this size, compression saves less than a packet. */
const MIN_BYTES = 1_024;

const COMPRESSIBLE = /^text\/|\b(?:json|ndjson|javascript|xml)\b/;

// The default quality, 11, suits files that are compressed once; it is too slow for responses.
const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };
const [zstd, brotli, gzip] = [
  zlib.zstdCompress && promisify<Buffer, Buffer>(zlib.zstdCompress),
  promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress),
  promisify<Buffer, Buffer>(zlib.gzip),
];

/** Encoders by the name of the encoding, the preferred ones first. Node has had zstd since 22.15. */
const encoders: Readonly<Record<string, Encoder>> = {
  ...(zstd && { zstd: { compress: zstd, createStream: () => zlib.createZstdCompress() } }),
  br: { compress: (content) => brotli(content, brotliOptions), createStream: () => zlib.createBrotliCompress(brotliOptions) },
  gzip: { compress: gzip, createStream: () => zlib.createGzip() },
};
const encodings = [...Object.keys(encoders), 'identity'];

/**
 * Marks a response as already encoded, so that neither the API nor a proxy compresses it. Use it for responses with a token or a code:
 * their compressed length would reveal which guesses in a text chosen by the sender, such as an alias, are right (the BREACH attack).
 */
export const leaveUncompressed = (reply: FastifyReply): FastifyReply => reply.header('content-encoding', 'identity');

/** Leaves the responses to mutations uncompressed, since tokens and codes are issued by mutations only. */
export const uncompressedMutations: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ operation, response: { http } }) {
        if (operation && operation.operation !== 'query') http.headers.set('content-encoding', 'identity');
      },
    };
  },
};

/**
 * Compresses responses as the client accepts it. It must come after the response cache, which stores responses uncompressed, and before the
 * ETags, so that each encoding has an ETag of its own.
 */
export function compressResponses(fastify: FastifyInstance): void {
  const compressCached = createCompressionCache();
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (!isReadRequest(request)) void leaveUncompressed(reply);
    if (reply.hasHeader('content-encoding') || !COMPRESSIBLE.test(String(reply.getHeader('content-type')))) return payload;
    varyBy(reply, 'Accept-Encoding');
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', encodings) ?? 'identity';
    const encoder = encoders[encoding];
    if (!encoder) return payload;
    if (Buffer.isBuffer(payload) && payload.length >= MIN_BYTES) {
      void setEncoding(reply, encoding);
      return compressCached(payload, encoding, encoder);
    }
    if (!(payload instanceof Readable)) return payload;
    void setEncoding(reply, encoding);
    // An error destroys the compressed stream as well, which ends the response early; Fastify logs it.
    return pipeline(payload, encoder.createStream(), () => undefined);
  });
}

/** Outside GraphQL, the method decides. In GraphQL, the type of the operation decides, as `uncompressedMutations` does. */
const isReadRequest = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || routeOptions.url === '/graphql';

const setEncoding = (reply: FastifyReply, encoding: string): FastifyReply =>
  reply.header('content-encoding', encoding).removeHeader('content-length');

/**
 * Compresses each content once per encoding. The response cache sends the same buffer each time, and concurrent requests share the work.
 */
function createCompressionCache() {
  const resultsByContent = new WeakMap<Buffer, Map<string, Promise<Buffer>>>();
  return (content: Buffer, encoding: string, { compress }: Encoder): Promise<Buffer> => {
    const resultsByEncoding = resultsByContent.get(content) ?? new Map<string, Promise<Buffer>>();
    resultsByContent.set(content, resultsByEncoding);
    const existingResult = resultsByEncoding.get(encoding);
    if (existingResult) return existingResult;
    const result = compress(content);
    resultsByEncoding.set(encoding, result);
    return result;
  };
}
