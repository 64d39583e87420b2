import { Injectable } from '@nestjs/common';
import { isSlug } from '../../platform/input/ids.rules.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Directory } from './directory.model.js';
import { selectDirectories } from './directory.queries.js';

@Injectable()
export class DirectoryService {
  constructor(private readonly prisma: PrismaService) {}

  list(): Promise<Directory[]> {
    return selectDirectories(this.prisma, Prisma.sql`deleted_at IS NULL`);
  }

  async find(slug: string): Promise<Directory | null> {
    if (!isSlug(slug)) return null;
    const [directory] = await selectDirectories(this.prisma, Prisma.sql`slug = ${slug} AND deleted_at IS NULL`);
    return directory ?? null;
  }
}
