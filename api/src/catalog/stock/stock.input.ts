import { Field, ID, InputType } from '@nestjs/graphql';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { MAX_UNITS } from './stock.rules.js';

@InputType({ description: 'Prices and availability of a unit. An omitted field keeps its value' })
export class StockUnitInput {
  @Field(() => String, { description: '`externalId` of the unit' })
  externalId!: string;

  @Field(() => Kopecks, { nullable: true, description: 'Price for a guest, at least 100' })
  price?: number | null;

  @Field(() => Kopecks, { nullable: true, description: 'Earlier price, shown struck through; must be above `price`. Null clears it' })
  oldPrice?: number | null;

  @Field(() => Kopecks, {
    nullable: true,
    description: 'Price for signed-in users, at least 100; must not be above `price`. Null clears it',
  })
  loyaltyPrice?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is for sale' })
  available?: boolean | null;
}

@InputType({ description: 'Prices and availability of units' })
export class SetStockInput {
  @Field(() => ID, {
    description: 'A UUID for this request. For 24 hours, a request with the same key and the same units returns the same result',
  })
  idempotencyKey!: string;

  @Field(() => [StockUnitInput], { description: `Up to ${MAX_UNITS.toLocaleString('en')} units, each once` })
  units!: StockUnitInput[];
}
