import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { RequiresRecentCode } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { PersonalDataExportService } from './personal-data-export.service.js';

/** Downloads all data about the signed-in person. */
@Controller('api/account/export')
export class PersonalDataExportController {
  constructor(private readonly exports: PersonalDataExportService) {}

  @Get()
  @RequiresRecentCode()
  async download(@CurrentViewer() viewer: Viewer, @Req() { id, ip }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const personalData = await this.exports.export(viewer, { requestId: id, clientAddress: ip });
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="meet-account.json"')
      .type('application/json; charset=utf-8')
      .send(`${JSON.stringify(personalData, null, 2)}\n`);
  }
}
