import { Injectable } from '@nestjs/common';
import { isId } from '../../platform/input/ids.rules.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { matchVisibleProduct } from '../product/product-visibility.rules.js';
import type { SizeGrid } from './size-grid.model.js';

@Injectable()
export class SizeGridService {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns null for a product that is unknown, not visible or without a size grid. */
  async findByProduct(productId: string): Promise<SizeGrid | null> {
    if (!isId(productId)) return null;
    const [grid] = await this.prisma.readRows<SizeGrid>`
      SELECT grid.id, grid.name, grid.sex::text, grid.created_at AS "createdAt", grid.updated_at AS "updatedAt", coalesce(
        (SELECT json_agg(json_build_object('eu', eu, 'uk', uk, 'us', us, 'cm', cm, 'height', height) ORDER BY position)
          FROM size_grid_row WHERE size_grid_id = grid.id), '[]') AS rows
      FROM product JOIN size_grid AS grid ON grid.id = product.size_grid_id
      WHERE product.id = ${productId}::uuid AND ${matchVisibleProduct()} AND grid.deleted_at IS NULL`;
    return grid ?? null;
  }
}
