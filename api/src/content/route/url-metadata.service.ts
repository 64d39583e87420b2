import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { parsePath } from './path.rules.js';
import type { UrlMetadata } from './url-metadata.model.js';

/** Looks up the metadata that editors have saved for a path. */
@Injectable()
export class UrlMetadataService {
  constructor(private readonly prisma: PrismaService) {}

  async find(address: string): Promise<UrlMetadata | null> {
    const url = parsePath(address);
    return url === null ? null : this.prisma.client.urlMetadata.findFirst({ where: { url, deletedAt: null } });
  }
}
