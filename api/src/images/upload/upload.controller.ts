import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode, unavailableError } from '../../platform/errors/domain-error.js';
import { TakesFiles } from '../../platform/http/raw-bodies.js';
import { RateLimits } from '../../platform/rates/rate-limits.js';
import { AccessLevel, hasLevel } from '../../platform/viewer/access-level.js';
import { CurrentCaller } from '../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import { type Caller, toAuthor } from '../../platform/viewer/viewers.port.js';
import { maxUploadBytes, uploadRefusedError, uploadTooLargeError } from './upload.rules.js';
import { type UploadedPicture, UploadService } from './upload.service.js';
import type { UploadSlot } from './upload-slots.js';

/** Bytes allowed for the boundaries and headers around the file. */
const ENVELOPE_BYTES = 16 * 1024;

type BodyProgress = Pick<UploadSlot, 'countBytes' | 'endBody' | 'tooSlowSignal'>;

/**
 * Reads the one file of a multipart request as it arrives, and holds no more than the largest allowed file in memory. Ends when its slot is
 * withdrawn. The rest of a refused request is read and dropped, so that its client can read the refusal.
 */
async function receiveFile({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>, slot: BodyProgress): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > maxUploadBytes + ENVELOPE_BYTES) throw uploadTooLargeError();
  const parser = createParser(headers);
  // A stream that is already destroyed emits no more events.
  if (raw.destroyed) throw uploadRefusedError('INTERRUPTED');
  const chunks: Buffer[] = [];
  let hasFile = false;
  const countChunk = ({ length }: Buffer): void => slot.countBytes(length);
  try {
    await new Promise<void>((resolve, reject) => {
      parser.on('file', (_name, file) => {
        hasFile = true;
        file.on('data', (chunk: Buffer) => chunks.push(chunk));
        file.on('limit', () => reject(uploadTooLargeError()));
        file.on('error', () => reject(uploadRefusedError('INTERRUPTED')));
      });
      parser.on('filesLimit', () => reject(uploadRefusedError('SEVERAL')));
      parser.on('error', () => reject(uploadRefusedError('INTERRUPTED')));
      parser.on('finish', resolve);
      slot.tooSlowSignal.addEventListener('abort', () => reject(slot.tooSlowSignal.reason), { once: true });
      raw.on('data', countChunk);
      raw.on('error', () => reject(uploadRefusedError('INTERRUPTED')));
      raw.on('close', () => raw.complete || reject(uploadRefusedError('INTERRUPTED')));
      raw.pipe(parser);
    });
  } finally {
    slot.endBody();
    raw.off('data', countChunk);
    raw.unpipe(parser);
    raw.resume();
  }
  if (chunks.length === 0) throw uploadRefusedError(hasFile ? 'EMPTY' : 'NO_FILE');
  return Buffer.concat(chunks);
}

function createParser(headers: FastifyRequest['headers']): BusboyInstance {
  const limits = { files: 1, fields: 0, fileSize: maxUploadBytes, headerPairs: 20 };
  try {
    return new Busboy({ headers: headers as BusboyHeaders, limits });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason });
  }
}

/**
 * Takes a picture of a signed-in person, or of a program that saves products or articles. The picture is deleted after a day unless a
 * mutation uses its id.
 */
@Controller('api/uploads')
export class UploadController {
  constructor(
    private readonly uploads: UploadService,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @TakesFiles()
  @Requires(AccessLevel.CUSTOMER, ServiceScope.CATALOG_WRITE, ServiceScope.CONTENT_WRITE)
  async upload(
    @CurrentCaller() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadedPicture> {
    const disconnectController = new AbortController();
    reply.raw.once('close', () => disconnectController.abort(unavailableError()));
    const { authorId: accountId, tokenId } = toAuthor(caller);
    // Managers and their programs are exempt from the limit, because they upload many pictures of goods.
    if (!hasLevel(caller.accessLevel, 'MANAGER')) await this.limits.chargeUpload({ clientAddress: request.ip, reply }, accountId);
    const uploader = { accountId, tokenId, clientAddress: request.ip, requestId: request.id, signal: disconnectController.signal };
    return this.uploads.add(uploader, (slot) => receiveFile(request, slot));
  }
}
