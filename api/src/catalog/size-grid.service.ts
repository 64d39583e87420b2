import { Injectable } from '@nestjs/common';
import { isId } from '../platform/ids.rules.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import type { SizeGrid } from './size-grid.model.js';

@Injectable()
export class SizeGridService {
  constructor(private readonly prisma: PrismaService) {}

  /** The grid that a product is measured by. */
  async ofProduct(productId: string): Promise<SizeGrid | null> {
    if (!isId(productId)) return null;
    return this.prisma.client.sizeGrid.findFirst({
      where: { deletedAt: null, products: { some: { id: productId, active: true, deletedAt: null } } },
      include: { rows: { orderBy: { position: 'asc' } } },
    });
  }
}
