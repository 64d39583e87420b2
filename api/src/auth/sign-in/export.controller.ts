import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Confirmed } from '../../platform/viewer/confirmed.guard.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.decorator.js';
import type { Viewer } from '../../platform/viewer/viewer.js';
import { ExportService } from './export.service.js';

/** Downloads all data about the signed-in person. */
@Controller('api/account/export')
export class ExportController {
  constructor(private readonly exports: ExportService) {}

  @Get()
  @Confirmed()
  async download(@CurrentViewer() viewer: Viewer, @Req() { id, ip }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const data = await this.exports.export(viewer, { requestId: id, clientAddress: ip });
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="meet-account.json"')
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(data, null, 2)}\n`);
  }
}
