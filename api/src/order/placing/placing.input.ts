import { Field, ID, InputType, Int, PartialType } from '@nestjs/graphql';
import { AddressFields } from '../../account/address/address-fields.model.js';
import { maxNameLength } from '../../account/profile.rules.js';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { maxUnits } from './order-limits.rules.js';
import { maxCommentLength } from './placing-input.rules.js';

@InputType({ description: 'Who receives an order' })
export class OrderRecipientInput {
  @Field(() => String, {
    description: `First name, at most ${maxNameLength} characters: letters, spaces, hyphens, apostrophes, and dots that end a word`,
  })
  name!: string;

  @Field(() => String, {
    description: `Surname, at most ${maxNameLength} characters: letters, spaces, hyphens, apostrophes, and dots that end a word`,
  })
  surname!: string;

  @Field(() => String, {
    nullable: true,
    description: `Patronymic, at most ${maxNameLength} characters: letters, spaces, hyphens, apostrophes, and dots that end a word`,
  })
  lastname?: string | null;

  @Field(() => String, { description: 'Phone in any notation, also a landline; with a leading + if not Russian' })
  phone!: string;

  @Field(() => String, { description: 'E-mail address, to which receipts and messages about the order go' })
  email!: string;
}

@InputType({
  description:
    'Where an order is delivered to: a pickup point, a saved address, or a new one with its city, street and house. Only one of the three',
})
export class OrderDeliveryInput extends PartialType(AddressFields, InputType) {
  @Field(() => ID, { nullable: true, description: 'Code of a pickup point, from `getPVZListByLocation`' })
  pickupPointCode?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of a saved address of the viewer, from `addressList`' })
  addressId?: string | null;
}

@InputType({ description: 'An order to place, and what the shopper has agreed to pay for it' })
export class CreateOrderInput {
  @Field(() => String, {
    description:
      'Key from `getIdempotencyKey`, or any UUID of your own. For 24 hours, a request with the same key and the same content returns the same order and places no other',
  })
  idempotencyKey!: string;

  @Field(() => [ID], { description: `Ids of the units, at most ${maxUnits}, each once` })
  productItemIds!: string[];

  @Field(() => String, { nullable: true, description: "Promo code, which is kept with the viewer's cart by `validatePromocode`" })
  promocode?: string | null;

  @Field(() => Int, { nullable: true, description: 'Bonuses to pay with, at most `mostBonuses` of the quote; none by default' })
  bonuses?: number | null;

  @Field(() => Kopecks, {
    description: '`total` of the quote that the shopper has seen. If the order would cost another sum, nothing is placed',
  })
  expectedTotal!: number;

  @Field(() => OrderRecipientInput, { description: 'Who receives the order' })
  recipient!: OrderRecipientInput;

  @Field(() => OrderDeliveryInput, { description: 'Where the order is delivered to' })
  delivery!: OrderDeliveryInput;

  @Field(() => String, { nullable: true, description: `Comment of the shopper, at most ${maxCommentLength} characters` })
  comment?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the shopper has consented to the processing of personal data with this order. The version of the text at /info/offer/personal-data is stored with it',
  })
  consent?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Version of the text that the shopper has consented to: `updatedAt` of the page with the slug `personal-data` as it was displayed, or `unpublished` while there is no such page. If the text has changed since, nothing is placed, and `details.consentVersion` of the error is the present version. By default the present one is stored',
  })
  consentVersion?: string | null;
}
