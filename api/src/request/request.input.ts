import { Field, ID, InputType } from '@nestjs/graphql';
import { Kopecks } from '../platform/graphql/scalars.js';
import { FormInput } from '../platform/input/public-form.js';
import { maxCompanyTypeLength, maxLinkLength, maxNameLength, maxPhotos, maxSizeLength, maxTextLength } from './request-form.rules.js';

@InputType({ description: 'An offer to work with the shop' })
export class CreateCooperativeRequestInput extends FormInput {
  @Field(() => String, { description: `Name of the company; up to ${maxNameLength} characters` })
  companyName!: string;

  @Field(() => String, { description: `Legal form of the company, such as «ООО»; up to ${maxCompanyTypeLength} characters` })
  companyType!: string;

  @Field(() => String, { description: `Name of the person to talk to; up to ${maxNameLength} characters` })
  fullName!: string;

  @Field(() => String, { description: 'Taxpayer number: 10 or 12 digits that pass their check sums' })
  inn!: string;

  @Field(() => String, { description: 'E-mail address in any letter case' })
  email!: string;

  @Field(() => String, { description: 'Phone in any notation; with a leading + if not Russian' })
  phone!: string;

  @Field(() => String, { nullable: true, description: `What is offered; up to ${maxTextLength} characters` })
  description?: string | null;
}

@InputType({ description: 'A product that costs less elsewhere' })
export class CreateMeetPriceRequestInput extends FormInput {
  @Field(() => ID, { description: 'Id of the product' })
  productId!: string;

  @Field(() => String, {
    nullable: true,
    description: `Where it costs less: the address of a page, up to ${maxLinkLength} characters. Required unless there are photos`,
  })
  link?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description: `Ids of up to ${maxPhotos} uploads that show the lower price. Signed-in users only`,
  })
  uploadIds?: string[] | null;

  @Field(() => String, { nullable: true, description: `Additional information; up to ${maxTextLength} characters` })
  text?: string | null;

  @Field(() => String, { description: 'Phone in any notation; with a leading + if not Russian' })
  phone!: string;

  @Field(() => String, { nullable: true, description: "E-mail address for the answer; by default the user's own" })
  email?: string | null;
}

@InputType({ description: 'Goods that the shop does not list' })
export class CreateMadeToOrderRequestInput extends FormInput {
  @Field(() => String, { description: `What to find; up to ${maxTextLength} characters` })
  text!: string;

  @Field(() => String, { nullable: true, description: `Size in any system; up to ${maxSizeLength} characters` })
  size?: string | null;

  @Field(() => Kopecks, { nullable: true, description: 'Highest acceptable price' })
  priceUpTo?: number | null;

  @Field(() => String, { description: 'Phone in any notation; with a leading + if not Russian' })
  phone!: string;

  @Field(() => String, { nullable: true, description: "E-mail address for the answer; by default the user's own" })
  email?: string | null;
}
