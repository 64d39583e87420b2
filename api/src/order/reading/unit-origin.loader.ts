import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { UnitState } from '../order-status.rules.js';

/** Where an ordered unit comes from. */
export type UnitOrigin = Pick<UnitState, 'supplier' | 'deliveryIsoCode'>;

/** Loads where ordered units come from. */
@Injectable()
export class UnitOriginLoader extends ContextLoader<string, UnitOrigin | null> {
  protected readonly absent = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, UnitOrigin>> {
    const rows = await this.prisma.client.productItem.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, supplier: true, deliveryIsoCode: true },
    });
    return new Map(rows.map(({ id, ...origin }) => [id, origin]));
  }
}
