import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { FormInput } from '../platform/input/public-form.js';

@ObjectType({ description: 'A sold-out size of a product, and the address to notify when it is available again' })
export class ArrivalNotice {
  @Field(() => String, { description: 'Name of the product' })
  productName!: string;

  @Field(() => String, { description: 'Identifies the product in URLs' })
  productSlug!: string;

  @Field(() => String, { description: 'Name of the size' })
  sizeName!: string;

  @Field(() => String, { description: 'E-mail address that the message goes to' })
  email!: string;
}

@InputType({ description: 'A sold-out size of a product, and the address to notify when it is available again' })
export class CreateArrivalNoticeInput extends FormInput {
  @Field(() => ID, { description: 'Id of the product' })
  productId!: string;

  @Field(() => ID, { description: 'Id of the size' })
  sizeId!: string;

  @Field(() => String, { nullable: true, description: "E-mail address of a guest; by default the user's own" })
  email?: string | null;
}

@InputType({ description: 'A token that gives access to the arrival notices of an e-mail address' })
export class ArrivalTokenInput {
  @Field(() => String, { description: 'Token from the link in a message' })
  token!: string;
}
