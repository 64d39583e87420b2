import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { PriceDetails } from '../../price/price-details.model.js';

@ObjectType({ description: 'A size of one size grid' })
export class Size {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Name for shoppers' })
  name!: string;

  @Field(() => String, { description: 'Identifies the size in URLs' })
  slug!: string;

  @Field(() => Int, { description: 'Sort position, ascending' })
  position!: number;
}

@ObjectType({ description: 'A size of a product' })
export class ProductSize extends Size {
  @Field(() => Boolean, { description: 'Whether a unit of this size is available now' })
  isAvailable!: boolean;

  @Field(() => PriceDetails, {
    nullable: true,
    description: 'The prices to show for the size: those of its available unit that is cheapest for this viewer; null when sold out',
  })
  priceDetails!: PriceDetails | null;
}
