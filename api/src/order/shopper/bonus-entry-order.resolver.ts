import { Injectable } from '@nestjs/common';
import { Context, Field, ID, Int, ObjectType, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { BonusEntry } from '../../loyalty/bonus-entry.model.js';
import { ContextLoader, type LoaderScope } from '../../platform/graphql/context.loader.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { findOrderByReference } from '../payment/order-references.rules.js';
import { BonusOccasion } from './bonus-history.service.js';

@ObjectType({ description: 'Number and id of an order' })
class OrderReference {
  @Field(() => ID, { description: 'Id of the order, as in its link' })
  uuid!: string;

  @Field(() => Int, { description: 'Human-readable number' })
  number!: number;
}

interface Owner extends LoaderScope {
  accountId: string;
}

/** Loads the numbers of an account's own orders. */
@Injectable()
export class OrderReferenceLoader extends ContextLoader<string, OrderReference | null, Owner> {
  protected readonly valueIfNotFound = null;

  constructor(private readonly prisma: PrismaService) {
    super();
  }

  protected async fetch(ids: readonly string[], { accountId }: Owner): Promise<Map<string, OrderReference>> {
    const rows = await this.prisma.readRows<OrderReference>`
      SELECT id AS uuid, number FROM shop_order WHERE id = ANY (${ids}::uuid[]) AND account_id = ${accountId}::uuid`;
    return new Map(rows.map((row) => [row.uuid, row]));
  }
}

async function load(
  orders: OrderReferenceLoader,
  reference: string,
  { viewer, operation }: GraphqlContext,
): Promise<OrderReference | null> {
  const id = findOrderByReference(reference);
  const person = id && (await viewer());
  return id && person ? orders.load({ operation, accountId: person.accountId }, id) : null;
}

@Resolver(() => BonusEntry)
export class BonusEntryOrderResolver {
  constructor(private readonly orders: OrderReferenceLoader) {}

  @ResolveField(() => OrderReference, { nullable: true, description: 'Order that the entry belongs to; null for other entries' })
  order(@Parent() { reference }: BonusEntry, @Context() context: GraphqlContext): Promise<OrderReference | null> {
    return load(this.orders, reference, context);
  }
}

@Resolver(() => BonusOccasion)
export class BonusOccasionOrderResolver {
  constructor(private readonly orders: OrderReferenceLoader) {}

  @ResolveField(() => OrderReference, {
    nullable: true,
    description: 'Order that the entries belong to; null for an entry without an order',
  })
  order(@Parent() { entries }: BonusOccasion, @Context() context: GraphqlContext): Promise<OrderReference | null> {
    return load(this.orders, entries[0]?.reference ?? '', context);
  }
}
