import { Injectable } from '@nestjs/common';
import { Context, Field, ID, Int, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { BonusEntry } from '../../loyalty/bonus-entry.model.js';
import { BatchLoader, type LoaderScope } from '../../platform/graphql/batch.loader.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { findOrderIdByReference } from '../payment/order-references.rules.js';
import { BonusEntryGroup } from './bonus-history.service.js';

@ObjectType('OrderReference', { description: 'Number and id of an order' })
class OrderLink {
  @Field(() => ID, { description: 'Id of the order, as in its link' })
  uuid!: string;

  @Field(() => Int, { description: 'Human-readable number' })
  number!: number;
}

interface OwnerScope extends LoaderScope {
  accountId: string;
}

/** Loads the numbers of an account's own orders. */
@Injectable()
export class OrderLinkLoader extends BatchLoader<string, OrderLink | null, OwnerScope> {
  protected readonly valueIfNotFound = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[], { accountId }: OwnerScope): Promise<Map<string, OrderLink>> {
    const rows = await this.prisma.readRows<OrderLink>`
      SELECT id AS uuid, number FROM shop_order WHERE id = ANY (${ids}::uuid[]) AND account_id = ${accountId}::uuid`;
    return new Map(rows.map((row) => [row.uuid, row]));
  }
}

async function loadOrder(orders: OrderLinkLoader, reference: string, { viewer, batchKey }: GraphqlContext): Promise<OrderLink | null> {
  const id = findOrderIdByReference(reference);
  const signedInViewer = id && (await viewer());
  return id && signedInViewer ? orders.load({ batchKey, accountId: signedInViewer.accountId }, id) : null;
}

@Resolver(() => BonusEntry)
export class BonusEntryOrderResolver {
  constructor(private readonly orders: OrderLinkLoader) {}

  @ResolveField(() => OrderLink, { nullable: true, description: 'Order that the entry belongs to; null for other entries' })
  order(@Parent() { reference }: BonusEntry, @Context() context: GraphqlContext): Promise<OrderLink | null> {
    return loadOrder(this.orders, reference, context);
  }
}

@Resolver(() => BonusEntryGroup)
export class BonusEntryGroupOrderResolver {
  constructor(private readonly orders: OrderLinkLoader) {}

  @ResolveField(() => OrderLink, {
    nullable: true,
    description: 'Order that the entries belong to; null for an entry without an order',
  })
  order(@Parent() { entries }: BonusEntryGroup, @Context() context: GraphqlContext): Promise<OrderLink | null> {
    return loadOrder(this.orders, entries[0]?.reference ?? '', context);
  }
}
