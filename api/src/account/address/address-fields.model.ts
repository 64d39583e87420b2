import { Field, ID, InputType } from '@nestjs/graphql';
import { maxAddressPartLength, maxStreetLength } from './address.rules.js';

/** Fields of an address, shared by the inputs of all domains. */
@InputType({ isAbstract: true })
export class AddressFields {
  @Field(() => ID, { description: 'Id of a city, from `findCity`' })
  cityId!: string;

  @Field(() => String, { description: `Street, at most ${maxStreetLength} characters` })
  street!: string;

  @Field(() => String, { description: `House, at most ${maxAddressPartLength} characters` })
  house!: string;

  @Field(() => String, { nullable: true, description: `Part of the house, such as a block, at most ${maxAddressPartLength} characters` })
  building?: string | null;

  @Field(() => String, { nullable: true, description: `Flat or office, at most ${maxAddressPartLength} characters` })
  apartment?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code: six digits' })
  index?: string | null;
}
