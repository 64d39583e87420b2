import { Injectable } from '@nestjs/common';
import { ContextLoader, type LoaderScope } from '../../platform/graphql/context.loader.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import type { OrderReference } from './order-reference.model.js';

interface Owner extends LoaderScope {
  accountId: string;
}

/** Loads the numbers of an account's own orders. */
@Injectable()
export class OrderReferenceLoader extends ContextLoader<string, OrderReference | null, Owner> {
  protected readonly absent = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[], { accountId }: Owner): Promise<Map<string, OrderReference>> {
    const rows = await this.prisma.rows<OrderReference>`
      SELECT id AS uuid, number FROM shop_order WHERE id = ANY (${ids}::uuid[]) AND account_id = ${accountId}::uuid`;
    return new Map(rows.map((row) => [row.uuid, row]));
  }
}
