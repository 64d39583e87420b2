import { Field, ID, InputType } from '@nestjs/graphql';

@InputType({ description: 'The order to pay for' })
export class PayOrderInput {
  @Field(() => ID, { description: 'Id of the order' })
  id!: string;
}
