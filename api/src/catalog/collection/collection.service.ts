import { Injectable } from '@nestjs/common';
import { isSlug } from '../../platform/input/ids.rules.js';
import { type PagedInput, requirePage, toPagination } from '../../platform/input/pagination.js';
import { buildPicturePathOrNull } from '../../platform/picture-path.js';
import type { Collection as CollectionRow } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { Clock } from '../../platform/process/clock.js';
import type { Collection, CollectionList } from './collection.model.js';

@Injectable()
export class CollectionService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async find(slug: string): Promise<Collection | null> {
    if (!isSlug(slug)) return null;
    const row = await this.prisma.client.collection.findFirst({ where: { slug, ...this.#buildVisibleFilter() } });
    return row && toCollection(row);
  }

  async list(dto: PagedInput | null | undefined): Promise<CollectionList> {
    const page = requirePage(dto?.pagination);
    const where = this.#buildVisibleFilter();
    const [rows, total] = await Promise.all([
      this.prisma.client.collection.findMany({
        where,
        orderBy: [{ publishAt: 'desc' }, { id: 'asc' }],
        skip: (page.page - 1) * page.limit,
        take: page.limit,
      }),
      this.prisma.client.collection.count({ where }),
    ]);
    return { items: rows.map(toCollection), pagination: toPagination(page, total) };
  }

  #buildVisibleFilter() {
    const now = this.clock.now();
    return { active: true, deletedAt: null, publishAt: { lte: now }, OR: [{ finishAt: null }, { finishAt: { gt: now } }] };
  }
}

const toCollection = (row: CollectionRow): Collection => ({ ...row, posterUrl: buildPicturePathOrNull(row.posterKey) });
