import { toRateLimitKey } from '@meet/server-kit/client-address';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { varyBy } from '../platform/http/cache/cache-headers.js';
import { isObjectKey } from '../platform/object-key.js';
import { ImageService } from './image.service.js';
import { chooseFormat, type ImageModifiers, InvalidModifiers, parseModifiers } from './image-modifiers.rules.js';
import { QueueFull } from './resize/fair-queue.js';
import { ResizeFailed, UndecodableObject } from './resize/resizer.js';
import { type Client, WorkAbandoned } from './resize/shared-work.js';
import { ObjectTooLarge } from './store/object-store.port.js';
import { StoreTooSlow } from './store/read-object.js';

const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
const RETRY_AFTER_SECONDS = '1';

interface Refusal {
  status: number;
  text: string;
}

@Controller('_ipx')
export class IpxController {
  constructor(private readonly images: ImageService) {}

  @Get(':modifiers/:key')
  async image(
    @Param() params: { modifiers: string; key: string },
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    try {
      await this.#respond(params, request, reply);
    } catch (error) {
      const { status, text } = toRefusal(error);
      if (status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
      void reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
    }
  }

  async #respond({ modifiers, key }: { modifiers: string; key: string }, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!isObjectKey(key)) throw new InvalidModifiers('the key must be a sha256 in hex and .webp, .png, .jpg or .avif');
    const imageModifiers: ImageModifiers = parseModifiers(modifiers);
    const format = chooseFormat(imageModifiers, request.headers.accept);
    const etag = this.images.computeEtag({ ...imageModifiers, format, key });
    if (imageModifiers.format === 'auto') varyBy(reply, 'Accept');
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      void reply.code(304).header('etag', etag).header('cache-control', IMMUTABLE_CACHE).send();
      return;
    }
    const image = await this.images.render({ ...imageModifiers, format, key }, toClient(request, reply));
    if (image === null) throw new ImageNotFound();
    void reply.header('etag', etag).header('cache-control', IMMUTABLE_CACHE).type(`image/${format}`).send(image);
  }
}

class ImageNotFound extends Error {}

function toClient(request: FastifyRequest, reply: FastifyReply): Client {
  const disconnectController = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnectController.abort();
  });
  return { address: toRateLimitKey(request.ip), isBackground: isBackground(request.headers.priority), signal: disconnectController.signal };
}

/** By RFC 9218, the lowest urgency means background work. */
const isBackground = (priority: string | string[] | undefined): boolean => /(^|,)\s*u=7\b/.test(String(priority));

function toRefusal(error: unknown): Refusal {
  if (error instanceof InvalidModifiers) return { status: 400, text: `Bad image request: ${error.message}.` };
  if (error instanceof ImageNotFound) return { status: 404, text: 'There is no such image.' };
  if (error instanceof UndecodableObject || error instanceof ObjectTooLarge) return { status: 422, text: `${error.message}.` };
  if (error instanceof QueueFull) return { status: 503, text: 'Too many images are being made. Try again in a moment.' };
  if (error instanceof ResizeFailed) return { status: 503, text: 'The image cannot be made at the moment. Try again.' };
  // The client has disconnected, so this response appears only in the log.
  if (error instanceof WorkAbandoned) return { status: 499, text: 'The client has gone.' };
  if (error instanceof StoreTooSlow) return { status: 503, text: 'The image cannot be read at the moment. Try again.' };
  throw error;
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',') ?? [];
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
