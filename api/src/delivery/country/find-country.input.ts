import { Field, InputType, Int } from '@nestjs/graphql';
import { defaultPage, maxLimit } from '../../platform/input/pagination.js';

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
