import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A country by ISO 3166-1. `City.countryId` refers to it; goods are delivered to cities of `findCity` only' })
export class Country {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Name for shoppers' })
  title!: string;

  @Field(() => String, { description: 'ISO 3166-1 alpha-2 code' })
  alpha2!: string;
}
