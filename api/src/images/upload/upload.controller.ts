import { Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TakesFiles } from '../../platform/http/file-bodies.js';
import { RateLimits } from '../../platform/rates/rate-limits.js';
import { reaches } from '../../platform/viewer/access-level.rules.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.decorator.js';
import { SignedIn } from '../../platform/viewer/signed-in.guard.js';
import type { Viewer } from '../../platform/viewer/viewer.js';
import { receiveFile } from './receive-file.js';
import type { UploadedPicture } from './upload.model.js';
import { UploadService } from './upload.service.js';

/** Takes a picture of a signed-in person. It is deleted after a day unless a mutation uses its id. */
@Controller('api/uploads')
export class UploadController {
  constructor(
    private readonly uploads: UploadService,
    private readonly limits: RateLimits,
  ) {}

  @Post()
  @TakesFiles()
  @SignedIn()
  async upload(
    @CurrentViewer() { accountId, accessLevel }: Viewer,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UploadedPicture> {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    // Managers bring the pictures of goods, which are many.
    if (!reaches(accessLevel, 'MANAGER')) await this.limits.chargeUpload({ clientAddress: request.ip, reply }, accountId);
    return this.uploads.add({ accountId, requestId: request.id, signal: gone.signal }, () => receiveFile(request));
  }
}
