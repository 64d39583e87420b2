import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { defaultPage, maxLimit } from '../../platform/input/pagination.js';

@ObjectType({ description: 'A country by ISO 3166-1. `City.countryId` refers to it; goods are delivered to cities of `findCity` only' })
export class Country {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Name for shoppers' })
  title!: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code' })
  alpha2!: string;
}

@InputType({ description: 'Part of the name of a country' })
export class FindCountryInput {
  @Field(() => String, {
    description:
      'Beginning of any word of the name, or the alpha-2 code. Case and the difference between ё and е are ignored. An empty text finds the first countries of the alphabet',
  })
  query!: string;

  @Field(() => Int, { nullable: true, defaultValue: defaultPage.limit, description: `Maximum number of countries, 1 to ${maxLimit}` })
  limit?: number | null;
}
