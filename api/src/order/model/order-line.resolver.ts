import { Context, Info, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { ProductItem } from '../../catalog/item/product-item.model.js';
import { ParcelTracking } from '../../delivery/tracking/parcel-tracking.model.js';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { OrderProductItem, PublicOrderProductItem } from './order-line.model.js';
import { OrderLineFieldsService } from './order-line-fields.service.js';
import { AllowedOrderStep, ExpectedStep } from './order-status.model.js';

const expectedStepsOptions = { description: 'Steps that the unit still takes until it is delivered, in order' };
const isFromAbroadOptions = { description: 'Whether the unit comes from abroad, and so passes the customs' };
const productItemOptions = { nullable: true, description: 'The unit as it is now; null if the shop has deleted it' };

@Resolver(() => OrderProductItem)
export class OrderLineResolver {
  constructor(private readonly fields: OrderLineFieldsService) {}

  @ResolveField(() => ProductItem, productItemOptions)
  productItem(
    @Parent() { productItemId }: OrderProductItem,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductItem | null> {
    return this.fields.loadProductItem(productItemId, context, info);
  }

  @ResolveField(() => [ExpectedStep], expectedStepsOptions)
  expectedSteps(@Parent() item: OrderProductItem, @Context() context: GraphqlContext): Promise<ExpectedStep[]> {
    return this.fields.computeExpectedSteps(item, context);
  }

  @ResolveField(() => Boolean, isFromAbroadOptions)
  isFromAbroad(@Parent() item: OrderProductItem, @Context() context: GraphqlContext): Promise<boolean> {
    return this.fields.isFromAbroad(item, context);
  }

  @ResolveField(() => [AllowedOrderStep], {
    description:
      'Steps that the staff may make of the unit now, by `moveOrderUnits` or `arrangeExchange`. An unpaid order moves as a whole',
  })
  allowedSteps(@Parent() item: OrderProductItem, @Context() context: GraphqlContext): Promise<AllowedOrderStep[]> {
    return this.fields.listAllowedSteps(item, context);
  }

  @ResolveField(() => ParcelTracking, {
    nullable: true,
    description: 'What the delivery service has last said of the parcel; null until it was asked about the track code',
  })
  parcel(@Parent() { trackCode }: OrderProductItem, @Context() context: GraphqlContext): Promise<ParcelTracking | null> {
    return this.fields.loadParcel(trackCode, context);
  }
}

@Resolver(() => PublicOrderProductItem)
export class PublicOrderLineResolver {
  constructor(private readonly fields: OrderLineFieldsService) {}

  @ResolveField(() => ProductItem, productItemOptions)
  productItem(
    @Parent() { productItemId }: PublicOrderProductItem,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductItem | null> {
    return this.fields.loadProductItem(productItemId, context, info);
  }

  @ResolveField(() => [ExpectedStep], expectedStepsOptions)
  expectedSteps(@Parent() item: PublicOrderProductItem, @Context() context: GraphqlContext): Promise<ExpectedStep[]> {
    return this.fields.computeExpectedSteps(item, context);
  }

  @ResolveField(() => Boolean, isFromAbroadOptions)
  isFromAbroad(@Parent() item: PublicOrderProductItem, @Context() context: GraphqlContext): Promise<boolean> {
    return this.fields.isFromAbroad(item, context);
  }
}
