import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { PriceDetails } from '../price-details.model.js';
import { Size } from '../size/size.model.js';

@ObjectType({ description: 'One physical unit in one size' })
export class ProductItem {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => ID, { description: 'The product it is a unit of' })
  productId!: string;

  @Field(() => ID, { description: 'Its size' })
  sizeId!: string;

  @Field(() => Size, { description: 'Its size' })
  size!: Size;

  @Field(() => String, { nullable: true, description: 'The country it comes from: two letters of ISO 3166-1' })
  deliveryIsoCode!: string | null;

  @Field(() => Boolean, { description: 'It is offered; false once the shop has withdrawn it' })
  active!: boolean;

  @Field(() => Boolean, { description: 'Somebody has bought it' })
  isSold!: boolean;

  @Field(() => Boolean, { description: 'It is held for an order at this moment' })
  isReserved!: boolean;

  @Field(() => PriceDetails, { description: 'Its prices' })
  priceDetails!: PriceDetails;

  @Field(() => GraphQLISODateTime, { description: 'Since when the shop has it' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was changed last' })
  updatedAt!: Date;
}
