import { Injectable } from '@nestjs/common';
import { ContextLoader } from '../../platform/graphql/context.loader.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** Loads the ISO codes of the countries that ordered units come from. Null means Russia. */
@Injectable()
export class UnitOriginLoader extends ContextLoader<string, string | null> {
  protected readonly absent = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[]): Promise<Map<string, string | null>> {
    const rows = await this.prisma.client.productItem.findMany({
      where: { id: { in: [...ids] } },
      select: { id: true, deliveryIsoCode: true },
    });
    return new Map(rows.map(({ id, deliveryIsoCode }) => [id, deliveryIsoCode]));
  }
}
