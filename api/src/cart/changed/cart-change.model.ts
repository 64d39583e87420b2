import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Tells that the cart has changed' })
export class CartChange {
  @Field(() => ID, {
    description: 'Version of the cart, as in `ProductCart.version`. If you already have this version, there is nothing to read',
  })
  version!: string;
}
