import { Field, InputType, registerEnumType } from '@nestjs/graphql';
import { Age, Material, Season, Sex } from '../../catalog/product/product-enum.model.js';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { DeliverySpeed } from '../../price/delivery-speed.rules.js';
import { SaleRange } from '../document/value-filters.js';

export const SexFilter = { ...Sex, ANY: 'ANY' } as const;
export type SexFilter = (typeof SexFilter)[keyof typeof SexFilter];

registerEnumType(SexFilter, {
  name: 'SexFilter',
  description: 'Filter by sex',
  valuesMap: {
    ANY: { description: 'No filter' },
    FEMALE: { description: 'For women, including unisex' },
    MALE: { description: 'For men, including unisex' },
    UNISEX: { description: 'Unisex only' },
  },
});

registerEnumType(SaleRange, {
  name: 'SaleFilter',
  description: 'Filter by discount',
  valuesMap: { LESS_THAN_50: { description: 'Discount of 1 to 49 %' }, MORE_THAN_50: { description: 'Discount of 50 % or more' } },
});

@InputType({ description: 'An inclusive range of prices' })
class PriceRangeInput {
  @Field(() => Kopecks, { nullable: true, description: 'Minimum price displayed to guests' })
  min?: number | null;

  @Field(() => Kopecks, { nullable: true, description: 'Maximum price displayed to guests' })
  max?: number | null;
}

const FilterField = (type: () => unknown, description: string): PropertyDecorator =>
  Field(() => [type()], { nullable: true, description }) as PropertyDecorator;

@InputType({
  description:
    'Filters of a listing. A product must match each filter by at least one of its values. An empty list filters nothing. `FilterList` returns the possible values',
})
export class ListingFiltersInput {
  @FilterField(() => String, 'Slugs of categories or product types')
  categories?: string[] | null;

  @FilterField(() => Season, 'Seasons. SPRING and SUMMER include SPRING_SUMMER; AUTUMN and WINTER include AUTUMN_WINTER')
  season?: Season[] | null;

  @FilterField(() => DeliverySpeed, 'Delivery speeds. If sizes are given too, one unit must have both a given size and a given speed')
  deliverySpeed?: DeliverySpeed[] | null;

  @FilterField(() => SexFilter, 'Sexes that the products are made for')
  sex?: SexFilter[] | null;

  @FilterField(() => Age, 'Age groups')
  age?: Age[] | null;

  @FilterField(() => String, 'Slugs of brands')
  brand?: string[] | null;

  @FilterField(() => String, 'Names of models')
  model?: string[] | null;

  @FilterField(() => String, 'Slugs of colours')
  colorPallete?: string[] | null;

  @FilterField(() => String, 'Slugs of sizes, at least one of which must be available')
  size?: string[] | null;

  @FilterField(() => Material, 'Materials')
  material?: Material[] | null;

  @FilterField(() => SaleRange, 'Ranges of the discount displayed to guests')
  sale?: SaleRange[] | null;

  @Field(() => PriceRangeInput, { nullable: true, description: 'Range of the price displayed to guests' })
  price?: PriceRangeInput | null;
}
