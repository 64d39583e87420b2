import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/input/pagination.js';
import { AddressFields } from './address-fields.model.js';
import { maxAddresses } from './saved-address.rules.js';

@ObjectType({ description: 'An address that the signed-in user has saved. Its fields fit `OrderDeliveryInput`' })
export class Address {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => ID, { description: 'Id of the user who has saved it' })
  userId!: string;

  @Field(() => String, { description: 'Name of the country; empty if orders are not delivered to the city any more' })
  country!: string;

  @Field(() => ID, { nullable: true, description: 'ISO 3166-1 code of the country; null if orders are not delivered to the city any more' })
  countryId!: string | null;

  @Field(() => ID, { description: 'Id of the city' })
  cityId!: string;

  @Field(() => String, { description: 'Name of the city; empty if orders are not delivered there any more' })
  city!: string;

  @Field(() => String, { description: 'Region of the city; may be empty' })
  region!: string;

  @Field(() => String, { description: 'Street' })
  street!: string;

  @Field(() => String, { description: 'House' })
  house!: string;

  @Field(() => String, { description: 'Part of the house; may be empty' })
  building!: string;

  @Field(() => String, { description: 'Flat or office; may be empty' })
  apartment!: string;

  @Field(() => String, { description: 'Postal code; may be empty' })
  index!: string;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A page of saved addresses, the one that was created or changed last first' })
export class AddressList {
  @Field(() => [Address], { description: 'Addresses on this page' })
  items!: Address[];

  @Field(() => Pagination, { description: 'Position of the page' })
  pagination!: Pagination;
}

@InputType({ description: `An address to save; an account has at most ${maxAddresses}` })
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
