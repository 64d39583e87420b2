import { Injectable } from '@nestjs/common';
import { type PagedInput, requirePage, toPagination } from '../../platform/input/pagination.js';
import { buildPicturePathOrNull } from '../../platform/picture-path.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { Brand, BrandList } from './brand.model.js';

type BrandRow = Omit<Brand, 'logoUrl'> & { logoKey: string | null };

const toBrand = ({ logoKey, ...brand }: BrandRow): Brand => ({ ...brand, logoUrl: buildPicturePathOrNull(logoKey, 320) });

@Injectable()
export class BrandService {
  constructor(private readonly prisma: PrismaService) {}

  async find(slug: string): Promise<Brand | null> {
    const row = await this.prisma.client.brand.findFirst({ where: { slug, deletedAt: null } });
    return row && toBrand(row);
  }

  async list(dto: PagedInput | null | undefined): Promise<BrandList> {
    const page = requirePage(dto?.pagination);
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
    return { items: rows.map(toBrand), pagination: toPagination(page, total) };
  }
}
