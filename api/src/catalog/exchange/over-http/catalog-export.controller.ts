import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, ErrorCode } from '../../../platform/errors/domain-error.js';
import { JSON_LINES } from '../../../platform/http/raw-bodies.js';
import { AccessLevel } from '../../../platform/viewer/access-level.js';
import { ServiceScope } from '../../../platform/viewer/service-scope.js';
import { Requires } from '../../../platform/viewer/viewer.guards.js';
import { CatalogExportService } from './catalog-export.service.js';

/** Header with the `changedFrom` for the next export of changes. */
const CHANGED_FROM_HEADER = 'x-meet-changed-from';

/** Serves the whole catalog as a file of JSON Lines, or only the products that have changed. */
@Controller('api/catalog/export')
export class CatalogExportController {
  constructor(private readonly exports: CatalogExportService) {}

  @Get()
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_READ)
  async download(
    @Query('changedFrom') changedFrom: unknown,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const isCachedByClient = (tag: string) => includesTag(headers['if-none-match'], tag);
    const { tag, settledUntil, lines } = await this.exports.open({ changedFrom: readTime(changedFrom), isCachedByClient });
    // The ETag is weak, because a proxy may compress the lines.
    void reply
      .header('cache-control', 'private, no-cache')
      .header('etag', `W/"${tag}"`)
      .header(CHANGED_FROM_HEADER, settledUntil.toISOString());
    if (!lines) {
      void reply.code(304).send();
      return;
    }
    reply.raw.once('close', () => lines.destroy());
    void reply.header('content-disposition', 'attachment; filename="meet-catalog.jsonl"').type(`${JSON_LINES}; charset=utf-8`).send(lines);
  }
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

function readTime(text: unknown): Date | null {
  if (text === undefined) return null;
  const time = typeof text === 'string' && ISO_TIME.test(text) ? new Date(text) : null;
  if (!time || Number.isNaN(time.getTime())) {
    throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Укажите время так: 2026-11-26T09:00:00Z.', { field: 'changedFrom' });
  }
  return time;
}

const includesTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((headerTag) => ['*', `"${tag}"`].includes(headerTag.trim().replace(/^W\//, ''))) ?? false;
