import { Field, ID, InputType } from '@nestjs/graphql';
import { mostAddresses } from './address.rules.js';
import { AddressFields } from './address-fields.model.js';

@InputType({ description: `An address to save; an account has at most ${mostAddresses}` })
export class CreateAddressInput extends AddressFields {}

@InputType({ description: 'New values of a saved address. Omitted optional fields become empty' })
export class EditAddressInput extends CreateAddressInput {
  @Field(() => ID, { description: 'Id of the address' })
  id!: string;
}

@InputType({ description: 'The saved address to remove' })
export class RemoveAddressInput {
  @Field(() => ID, { description: 'Id of the address' })
  id!: string;
}
