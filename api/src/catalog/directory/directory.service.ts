import { Injectable } from '@nestjs/common';
import type { Selection } from '../../platform/graphql/selection.js';
import { isSlug } from '../../platform/input/ids.rules.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Directory, DirectoryFilter } from './directory.model.js';
import { selectDirectories, selectFilters } from './directory.queries.js';

@Injectable()
export class DirectoryService {
  constructor(private readonly prisma: PrismaService) {}

  list(selection: Selection): Promise<Directory[]> {
    return selectDirectories(this.prisma, Prisma.sql`deleted_at IS NULL`, selection);
  }

  async find(slug: string, selection: Selection): Promise<Directory | null> {
    if (!isSlug(slug)) return null;
    const [directory] = await selectDirectories(this.prisma, Prisma.sql`slug = ${slug} AND deleted_at IS NULL`, selection);
    return directory ?? null;
  }

  listFilters(directoryId: string): Promise<DirectoryFilter[]> {
    return selectFilters(this.prisma, directoryId);
  }
}
