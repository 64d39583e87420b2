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
type Values = FilterValue[] | Promise<FilterValue[]>;

// Counting covers all listed products, whatever the page size, so it weighs heavily in the cost of an operation.
const weighty = Extensions({ weight: 200 });

const values =
  (description: string): PropertyDecorator =>
  (target, name) => {
    Field(() => [FilterValue], { description })(target, name);
    weighty(target, name);
  };

@ObjectType({ description: 'Filter values that occur among available products' })
export class FilterList {
  @values('Product types of the directory if it is a category, otherwise categories')
  categories!: Values;

  @values('Seasons')
  season!: Values;

  @values('Delivery speeds')
  deliverySpeed!: Values;

  @values('FEMALE, MALE and UNISEX; the counts of FEMALE and MALE include unisex products')
  sex!: Values;

  @values('Age groups')
  age!: Values;

  @values('Brands, sorted by name')
  brand!: Values;

  @values('The 100 models with the most products and the chosen ones, sorted by name')
  model!: Values;

  @values('Colours')
  colorPallete!: Values;

  @values('Sizes, the smallest first')
  size!: Values;

  @values('Materials')
  material!: Values;

  @values('Discounts: LESS_THAN_50 and MORE_THAN_50')
  sale!: Values;

  @weighty
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
