import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from '../../platform/errors/domain-error.js';
import { TakesFiles } from '../../platform/http/body-limits.js';
import { RateLimits } from '../../platform/rates/rate-limits.js';
import { AccessLevel, reaches } from '../../platform/viewer/access-level.js';
import { CurrentOperator } from '../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import { type Caller, toAuthor } from '../../platform/viewer/viewers.port.js';
import { receiveFile } from './receive-file.js';
import { type UploadedPicture, UploadService } from './upload.service.js';

/**
 * Takes a picture of a signed-in person, or of a program that saves products or articles. It is deleted after a day unless a mutation uses
 * its id.
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
    @CurrentOperator() caller: Caller,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadedPicture> {
    const disconnected = new AbortController();
    reply.raw.once('close', () => disconnected.abort(unavailable()));
    const { authorId: accountId, tokenId } = toAuthor(caller);
    // Managers and their programs upload the pictures of goods, which are many.
    if (!reaches(caller.accessLevel, 'MANAGER')) await this.limits.chargeUpload({ clientAddress: request.ip, reply }, accountId);
    const uploader = { accountId, tokenId, clientAddress: request.ip, requestId: request.id, signal: disconnected.signal };
    return this.uploads.add(uploader, (slot) => receiveFile(request, slot));
  }
}
