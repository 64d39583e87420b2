import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { defaultCityCount, maxCityCount } from './city-search.rules.js';

@ObjectType({ description: 'A city to which orders are delivered' })
export class City {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Name for shoppers' })
  title!: string;

  @Field(() => String, { description: 'Region of the country, which tells cities with the same name apart' })
  region!: string;

  @Field(() => ID, { description: 'ISO 3166-1 code of the country' })
  countryId!: string;
}

@InputType({ description: 'Part of the name of a city, or coordinates' })
export class FindCityInput {
  @Field(() => String, {
    description:
      'Beginning of any word of the name. Case and the difference between ё and е are ignored. An empty text finds the largest cities',
  })
  query!: string;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees. With coordinates, `query` must be empty' })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees' })
  longitude?: number | null;

  @Field(() => Int, { nullable: true, defaultValue: defaultCityCount, description: `Maximum number of cities, 1 to ${maxCityCount}` })
  limit?: number | null;
}

@InputType({ description: 'A city by id' })
export class CityInput {
  @Field(() => ID, { description: 'Id of the city, from `findCity`' })
  id!: string;
}
