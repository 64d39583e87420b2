import { Extensions, Field, Int, ObjectType } from '@nestjs/graphql';
import { Directory, DirectoryFilter } from '../../catalog/directory/directory.model.js';
import { Kopecks } from '../../platform/graphql/scalars.js';

@ObjectType({ description: 'A possible value of a filter' })
export class FilterValue {
  @Field(() => String, { description: 'Value to pass to the filter: a slug or an enum value, or the name for `model`' })
  value!: string;

  @Field(() => String, { description: 'Name for shoppers' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Swatch colour, #RRGGBB; for colours only' })
  hex!: string | null;

  @Field(() => Int, {
    description:
      'Number of products if this value is chosen. The other chosen filters narrow the count; other values of the same filter do not. May be 0',
  })
  count!: number;
}

@ObjectType({ description: 'An inclusive range of prices' })
export class PriceRange {
  @Field(() => Kopecks, { description: 'Lowest price displayed to guests' })
  min!: number;

  @Field(() => Kopecks, { description: 'Highest price displayed to guests' })
  max!: number;
}

/** A promise, because the counts are computed only when the query selects a filter. */
type LazyValues = FilterValue[] | Promise<FilterValue[]>;

// Counting covers all listed products, whatever the page size, so it weighs heavily in the cost of an operation.
const HighWeight = Extensions({ weight: 200 });

const FilterValuesField =
  (description: string): PropertyDecorator =>
  (target, name) => {
    Field(() => [FilterValue], { description })(target, name);
    HighWeight(target, name);
  };

@ObjectType({ description: 'Filter values that occur among available products' })
export class FilterList {
  @FilterValuesField('Product types of the directory if it is a category, otherwise categories')
  categories!: LazyValues;

  @FilterValuesField('Seasons')
  season!: LazyValues;

  @FilterValuesField('Delivery speeds')
  deliverySpeed!: LazyValues;

  @FilterValuesField('FEMALE, MALE and UNISEX; the counts of FEMALE and MALE include unisex products')
  sex!: LazyValues;

  @FilterValuesField('Age groups')
  age!: LazyValues;

  @FilterValuesField('Brands, sorted by name')
  brand!: LazyValues;

  @FilterValuesField('The 100 models with the most products and the chosen ones, sorted by name')
  model!: LazyValues;

  @FilterValuesField('Colours')
  colorPallete!: LazyValues;

  @FilterValuesField('Sizes, the smallest first')
  size!: LazyValues;

  @FilterValuesField('Materials')
  material!: LazyValues;

  @FilterValuesField('Discounts: LESS_THAN_50 and MORE_THAN_50')
  sale!: LazyValues;

  @HighWeight
  @Field(() => PriceRange, { nullable: true, description: 'Lowest and highest price, or null for an empty listing' })
  price!: PriceRange | null | Promise<PriceRange | null>;
}

@ObjectType({ description: 'Filter values of a directory. A filter that the directory does not offer has no values' })
export class DirectoryFilters extends FilterList {
  @Field(() => Directory, { description: 'The directory' })
  directory!: Directory;

  @Field(() => [DirectoryFilter], { description: 'Filters that the directory offers, sorted' })
  filters!: DirectoryFilter[];
}
