import { Injectable } from '@nestjs/common';
import { isSlug } from '../../platform/input/ids.rules.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Page } from './page.model.js';
import { toPage } from './page.rules.js';

@Injectable()
export class PageService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async find(slug: string): Promise<Page | null> {
    if (!isSlug(slug)) return null;
    const row = await this.prisma.client.page.findFirst({ where: { slug, deletedAt: null, publishedAt: { lte: this.clock.now() } } });
    return row && toPage(row);
  }
}
