import { Field, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'The order to pay for' })
export class PayOrderInput {
  @Field(() => ID, { description: 'Id of the order' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Where the provider sends the shopper back to, up to 500 characters: a page of an origin that may call the API from a browser, or of the shop itself. The payment's id is added as `paid`. If omitted, the shopper comes back to the shop's own page of the order",
  })
  returnUrl?: string | null;
}
