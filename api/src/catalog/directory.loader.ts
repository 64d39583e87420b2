import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../platform/graphql/context.loader.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { Directory } from './directory.model.js';
import { isOneOf } from './product.queries.js';

/** Directories by id, deleted ones too: a product keeps its category when the menu loses it. */
@Injectable()
export class DirectoryLoader extends ContextLoader<string, Directory | null> {
  protected readonly absent = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, Directory>> {
    const rows = await this.prisma.client.$queryRaw<Directory[]>`
      SELECT id, slug, name, position FROM directory WHERE ${isOneOf('id', ids)}`;
    return new Map(rows.map((directory) => [directory.id, directory]));
  }
}
