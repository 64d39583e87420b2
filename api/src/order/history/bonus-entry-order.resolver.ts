import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { BonusEntry } from '../../loyalty/bonus/bonus-entry.model.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { orderOfReference } from '../order-references.rules.js';
import { BonusOccasion } from './bonus-history.model.js';
import { OrderReferenceLoader } from './order-reference.loader.js';
import { OrderReference } from './order-reference.model.js';

async function load(
  orders: OrderReferenceLoader,
  reference: string,
  { viewer, operation }: GraphqlContext,
): Promise<OrderReference | null> {
  const id = orderOfReference(reference);
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
