import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { defaultHints, mostHints } from './address-hint.rules.js';

@InputType({ description: 'Beginning of an address' })
export class EvidenceAddressInput {
  @Field(() => String, { description: 'What the shopper has typed so far' })
  query!: string;

  @Field(() => ID, { nullable: true, description: 'Only addresses in this city, from `findCity`' })
  cityId?: string | null;

  @Field(() => Int, { nullable: true, defaultValue: defaultHints, description: `Maximum number of suggestions, 1 to ${mostHints}` })
  limit?: number | null;
}
