import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { Directory } from './directory.model.js';

@Injectable()
export class DirectoryService {
  constructor(private readonly prisma: PrismaService) {}

  list(): Promise<Directory[]> {
    return this.prisma.client.directory.findMany({
      where: { deletedAt: null },
      orderBy: [{ position: 'asc' }, { slug: 'asc' }],
      select: { id: true, slug: true, name: true, position: true },
    });
  }
}
