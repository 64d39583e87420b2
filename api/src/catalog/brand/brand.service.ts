import { Injectable } from '@nestjs/common';
import type { PagedInput } from '../../platform/pagination/paged.input.js';
import { paginationOf, requestedPage } from '../../platform/pagination/pagination.rules.js';
import { pictureUrlOrNull } from '../../platform/picture-url.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { BrandList } from './brand.model.js';

@Injectable()
export class BrandService {
  constructor(private readonly prisma: PrismaService) {}

  async list(dto: PagedInput | null | undefined): Promise<BrandList> {
    const page = requestedPage(dto?.pagination);
    const where = { deletedAt: null };
    const [rows, total] = await Promise.all([
      this.prisma.client.brand.findMany({
        where,
        orderBy: [{ positionScore: 'desc' }, { name: 'asc' }, { id: 'asc' }],
        skip: (page.page - 1) * page.limit,
        take: page.limit,
      }),
      this.prisma.client.brand.count({ where }),
    ]);
    const items = rows.map(({ logoKey, ...brand }) => ({ ...brand, logoUrl: pictureUrlOrNull(logoKey, 320) }));
    return { items, pagination: paginationOf(page, total) };
  }
}
