import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Kopecks } from '../platform/graphql/kopecks.scalar.js';
import { SupplierType } from '../platform/prisma/generated/enums.js';

registerEnumType(SupplierType, {
  name: 'SupplierType',
  description: 'Where a unit is bought',
  valuesMap: {
    CONTRACTOR: { description: 'A contractor abroad' },
    MEET_WAREHOUSE: { description: 'Our own stock: delivered within days' },
    PRIVATE_SELLER: { description: 'A private seller' },
    TRADING_FLOOR: { description: 'A trading floor' },
  },
});

@ObjectType({ description: 'A size of one size grid' })
class Size {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => String, { description: 'Names the size in addresses' })
  slug!: string;

  @Field(() => Int, { description: 'Place among sizes, ascending' })
  position!: number;
}

@ObjectType({ description: 'The prices of one unit' })
export class PriceDetails {
  @Field(() => SupplierType, { description: 'Where the unit is bought' })
  supplier!: SupplierType;

  @Field(() => Kopecks, { description: 'What a guest pays' })
  price!: number;

  @Field(() => Kopecks, { nullable: true, description: 'The price before, struck through; always above `price`' })
  oldPrice!: number | null;

  @Field(() => Kopecks, { nullable: true, description: 'What any signed-in user pays; never above `price`' })
  loyaltyPrice!: number | null;

  @Field(() => Int, { nullable: true, description: 'Whole percents off `oldPrice`, rounded down; null where there is none' })
  sale!: number | null;
}

@ObjectType({ description: 'One physical unit in one size' })
export class ProductItem {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => ID, { description: 'The product it is a unit of' })
  productId!: string;

  @Field(() => Size, { description: 'Its size' })
  size!: Size;

  @Field(() => Boolean, { description: 'Somebody has bought it' })
  isSold!: boolean;

  @Field(() => Boolean, { description: 'It is held for an order at this moment' })
  isReserved!: boolean;

  @Field(() => PriceDetails, { description: 'Its prices' })
  priceDetails!: PriceDetails;
}
