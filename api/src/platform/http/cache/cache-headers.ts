import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

const WEAK_PREFIX = /^W\//;

/** Adds an ETag to cacheable responses that have none, and responds with 304 to a matching request. */
export function addEtags(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    const isCacheable = reply.statusCode === 200 && /^public\b/.test(String(reply.getHeader('cache-control')));
    if (!isCacheable || reply.hasHeader('etag') || !Buffer.isBuffer(payload)) return payload;
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    void reply.header('etag', etag);
    const requestedEtags = request.headers['if-none-match']?.split(',').map((candidate) => candidate.trim().replace(WEAK_PREFIX, ''));
    if (!requestedEtags?.some((candidate) => candidate === etag || candidate === '*')) return payload;
    void reply.code(304).removeHeader('content-type').removeHeader('content-encoding').removeHeader('content-length');
    // Fastify would announce an empty text as `content-length: 0`, which a 304 must not have.
    return null;
  });
}

/** Adds a header to Vary and keeps existing ones, such as Origin. */
export function varyBy(reply: FastifyReply, header: string): void {
  const existingVary = reply.getHeader('vary');
  void reply.header('vary', existingVary ? `${existingVary}, ${header}` : header);
}
