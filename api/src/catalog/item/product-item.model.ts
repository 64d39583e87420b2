import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from '@nestjs/graphql';
import { maxIds } from '../../platform/input/ids.rules.js';
import { PriceDetails } from '../../price/price-details.model.js';
import { Image } from '../attribute/image.model.js';
import type { Product } from '../product/product.model.js';
import { Size } from '../size/size.model.js';

@ObjectType({ description: 'One physical unit of a product in one size' })
export class ProductItem {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => ID, { description: "Id of the unit's product" })
  productId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The unit's number at its supplier, as the import gave it. Null unless the viewer is of the staff, or a program that reads orders or works on the catalog or the stock",
  })
  externalId!: string | null;

  @Field(() => String, { description: "Name of the unit's product" })
  name!: string;

  @Field(() => ID, { description: 'Id of the size' })
  sizeId!: string;

  @Field(() => Size, { description: 'Size' })
  size!: Size;

  @Field(() => String, { nullable: true, description: 'Country that the unit ships from, as an ISO 3166-1 alpha-2 code' })
  deliveryIsoCode!: string | null;

  @Field(() => Boolean, { description: 'Whether the shop offers the unit; false also when its product or brand is withdrawn' })
  active!: boolean;

  @Field(() => Boolean, { description: 'Whether the unit has been sold' })
  isSold!: boolean;

  @Field(() => Boolean, { description: 'Whether the unit is reserved for an order now' })
  isReserved!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;

  @Field(() => [Image], { description: "Pictures of the unit's product, cover first" })
  images!: Image[];

  @Field(() => PriceDetails, { description: 'Prices' })
  priceDetails!: PriceDetails;
}

@InputType({ description: `Units by id, at most ${maxIds}` })
export class FindProductItemsInput {
  @Field(() => [ID], { description: 'Ids of the units' })
  productItemIds!: string[];
}

/** A unit that was read together with its product. */
export interface ItemWithProduct extends ProductItem {
  product?: Product;
}
