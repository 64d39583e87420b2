import { Injectable } from '@nestjs/common';
import { BatchLoader } from '../../platform/graphql/batch.loader.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { UnitState } from '../status/status-transitions.rules.js';

/** Where the product item of a line comes from: its supplier, and the country that it is delivered from. */
export type UnitSource = Pick<UnitState, 'supplier' | 'deliveryIsoCode'>;

@Injectable()
export class UnitSourceLoader extends BatchLoader<string, UnitSource | null> {
  protected readonly valueIfNotFound = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, UnitSource>> {
    const rows = await this.prisma.client.productItem.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, supplier: true, deliveryIsoCode: true },
    });
    return new Map(rows.map(({ id, ...source }) => [id, source]));
  }
}
