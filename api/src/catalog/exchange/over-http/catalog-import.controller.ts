import { randomUUID } from 'node:crypto';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError, ErrorCode } from '../../../platform/errors/domain-error.js';
import { isJsonLines, JSON_LINES, TakesStream } from '../../../platform/http/raw-bodies.js';
import { readForm } from '../../../platform/input/schema-form.js';
import { AccessLevel } from '../../../platform/viewer/access-level.js';
import { CurrentCaller } from '../../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../../platform/viewer/service-scope.js';
import { Requires } from '../../../platform/viewer/viewer.guards.js';
import type { Caller } from '../../../platform/viewer/viewers.port.js';
import type { CatalogImport } from './catalog-import.model.js';
import { CatalogImportService } from './catalog-import.service.js';
import { DryRunChangesService } from './dry-run-changes.service.js';
import { RunImportService } from './run-import.service.js';

const requestSchema = z.strictObject({
  id: z.guid().toLowerCase().default(randomUUID),
  from: z.coerce.number().int().min(1).max(2_147_483_647).default(1),
  dryRun: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
});

/** Imports catalog files, and serves the reports of refused lines and the changes of dry runs. */
@Controller('api/catalog/imports')
export class CatalogImportController {
  constructor(
    private readonly runs: RunImportService,
    private readonly imports: CatalogImportService,
    private readonly dryRunChanges: DryRunChangesService,
  ) {}

  @Post()
  @HttpCode(200)
  @TakesStream()
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_WRITE)
  async import(@CurrentCaller() caller: Caller, @Req() request: FastifyRequest, @Query() query: unknown): Promise<CatalogImport> {
    requireJsonLines(request);
    return this.runs.run({ ...readForm(requestSchema, query), caller, requestId: request.id }, request.raw);
  }

  /** Sends JSON Lines: one refusal on each line, and at the end the number of refusals that were not saved. */
  @Get(':id/report')
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_WRITE)
  async sendReport(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const { refusals, omitted } = await this.imports.readReport(id);
    const lines = [...refusals, ...(omitted > 0 ? [{ omitted }] : [])].map((line) => `${JSON.stringify(line)}\n`);
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="meet-import-${id}.jsonl"`)
      .type(`${JSON_LINES}; charset=utf-8`)
      .send(lines.join(''));
  }

  /** Sends JSON Lines: the changes that each line would make, and at the end the number of changed lines that were not saved. */
  @Get(':id/changes')
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_WRITE)
  async sendChanges(@Param('id') id: string, @Req() { id: requestId }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const lines = await this.dryRunChanges.streamChanges(id, requestId);
    void reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="meet-changes-${id}.jsonl"`)
      .type(`${JSON_LINES}; charset=utf-8`)
      .send(lines);
  }
}

function requireJsonLines(request: FastifyRequest): void {
  const isPlain = (request.headers['content-encoding'] ?? 'identity') === 'identity';
  if (isJsonLines(request) && isPlain) return;
  const reason = isPlain ? `The content-type must be ${JSON_LINES}` : 'The body must not be encoded';
  throw new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason });
}
