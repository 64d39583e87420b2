import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { JSON_LINES } from '../../../platform/http/file-bodies.js';
import { AccessLevel } from '../../../platform/viewer/access-level.js';
import { Requires } from '../../../platform/viewer/level.guard.js';
import { ServiceScope } from '../../../platform/viewer/service-scope.js';
import { CatalogExportService } from './catalog-export.service.js';

/** Downloads the catalog in canonical form. */
@Controller('api/catalog/export')
export class CatalogExportController {
  constructor(private readonly exports: CatalogExportService) {}

  @Get()
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_READ)
  async download(@Res() reply: FastifyReply): Promise<void> {
    const lines = await this.exports.open();
    reply.raw.once('close', () => lines.destroy());
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="meet-catalog.jsonl"')
      .type(`${JSON_LINES}; charset=utf-8`)
      .send(lines);
  }
}
