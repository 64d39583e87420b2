import { Extensions, Field, Int, ObjectType } from '@nestjs/graphql';
import { Directory, DirectoryFilter } from '../../catalog/directory/directory.model.js';
import { Kopecks } from '../../platform/graphql/kopecks.scalar.js';

@ObjectType({ description: 'A value that a filter can be set to' })
export class FilterValue {
  @Field(() => String, { description: 'A slug or a value of an enum, as filters take it; of `model` its name' })
  value!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'For a swatch: #RRGGBB; only of colours' })
  hex!: string | null;

  @Field(() => Int, {
    description:
      'How many products would be listed with it: the other filters narrow it, the choices of its own filter do not. It can be 0',
  })
  count!: number;
}

@ObjectType({ description: 'From and to, both inclusive' })
export class PriceRange {
  @Field(() => Kopecks, { description: 'The lowest displayed guest price' })
  min!: number;

  @Field(() => Kopecks, { description: 'The highest displayed guest price' })
  max!: number;
}

/** They are counted when one of them is asked for. */
type Values = FilterValue[] | Promise<FilterValue[]>;

// Counted over all that is listed, whatever the page: the limits on questions reckon with that.
const weighty = Extensions({ weight: 200 });

const values =
  (description: string): PropertyDecorator =>
  (target, name) => {
    Field(() => [FilterValue], { description })(target, name);
    weighty(target, name);
  };

@ObjectType({ description: 'Values that occur among products that can be bought, filter by filter' })
export class FilterList {
  @values('Within a category its product types, elsewhere categories')
  categories!: Values;

  @values('Seasons')
  season!: Values;

  @values('Delivery speeds')
  deliverySpeed!: Values;

  @values('FEMALE and MALE, each with UNISEX, and UNISEX')
  sex!: Values;

  @values('Ages')
  age!: Values;

  @values('Brands, by name')
  brand!: Values;

  @values('Models, by name; the first 500')
  model!: Values;

  @values('Colours')
  colorPallete!: Values;

  @values('Sizes, the smallest first')
  size!: Values;

  @values('Materials')
  material!: Values;

  @values('LESS_THAN_50 and MORE_THAN_50')
  sale!: Values;

  @weighty
  @Field(() => PriceRange, { nullable: true, description: 'Lowest and highest price; null where nothing is listed' })
  price!: PriceRange | null | Promise<PriceRange | null>;
}

@ObjectType({ description: 'The filters that a directory offers; one that it does not offer has no values' })
export class DirectoryFilters extends FilterList {
  @Field(() => Directory, { description: 'The directory' })
  directory!: Directory;

  @Field(() => [DirectoryFilter], { description: 'Which it offers, in their order' })
  filters!: DirectoryFilter[];
}
