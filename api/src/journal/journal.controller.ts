import { Readable } from 'node:stream';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { dateTime } from '../platform/graphql/scalars.js';
import { readForm } from '../platform/input/schema-form.js';
import { AccessLevel } from '../platform/viewer/access-level.js';
import { Requires } from '../platform/viewer/viewer.guards.js';
import { JournalReadingService } from './journal-reading.service.js';

const filterSchema = z
  .strictObject({
    authorId: z.string(),
    tokenId: z.string(),
    action: z.string(),
    subjectKind: z.string(),
    subjectId: z.string(),
    from: dateTime,
    until: dateTime,
  })
  .partial();

/** Downloads the journal: all of it, or only the entries that `journalEntryList` lists for the same filter. */
@Controller('api/journal')
export class JournalController {
  constructor(private readonly journal: JournalReadingService) {}

  @Get()
  @Requires(AccessLevel.ADMIN)
  download(@Req() { id }: FastifyRequest, @Res() reply: FastifyReply, @Query() query: unknown): void {
    const filter = readForm(filterSchema, query);
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="meet-journal.jsonl"')
      .type('application/x-ndjson; charset=utf-8')
      .send(Readable.from(this.journal.export(id, filter)));
  }
}
