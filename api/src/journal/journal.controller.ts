import { Readable } from 'node:stream';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccessLevel } from '../platform/viewer/access-level.js';
import { Requires } from '../platform/viewer/level.guard.js';
import { JournalReadingService } from './journal-reading.service.js';

/** Downloads the whole journal. */
@Controller('api/journal')
export class JournalController {
  constructor(private readonly journal: JournalReadingService) {}

  @Get()
  @Requires(AccessLevel.ADMIN)
  download(@Req() { id }: FastifyRequest, @Res() reply: FastifyReply): void {
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="meet-journal.jsonl"')
      .type('application/x-ndjson; charset=utf-8')
      .send(Readable.from(this.journal.export(id)));
  }
}
