import { Field, ID, ObjectType } from '@nestjs/graphql';

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
