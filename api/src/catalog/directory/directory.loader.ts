import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { isOneOf } from '../../platform/graphql/is-one-of.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Directory, DirectoryFilter } from './directory.model.js';
import { selectDirectories } from './directory.queries.js';

/** Loads directories by id, including deleted ones: a product keeps its category when it leaves the menu. */
@Injectable()
export class DirectoryLoader extends ContextLoader<string, Directory | null> {
  protected readonly absent = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, Directory>> {
    const directories = await selectDirectories(this.prisma, isOneOf('id', ids));
    return new Map(directories.map((directory) => [directory.id, directory]));
  }
}

/** Loads the sorted filters of a directory, by directory id. */
@Injectable()
export class DirectoryFilterLoader extends ContextLoader<string, DirectoryFilter[]> {
  protected readonly absent = [];

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(directoryIds: readonly string[]): Promise<Map<string, DirectoryFilter[]>> {
    const rows = await this.prisma.rows<DirectoryFilter & { directoryId: string }>`
      SELECT directory_id AS "directoryId", filter::text, name, position, filter_type::text AS "filterType"
      FROM directory_filter WHERE ${isOneOf('directory_id', directoryIds)} ORDER BY directory_id, position, filter`;
    return Map.groupBy(rows, ({ directoryId }) => directoryId);
  }
}
