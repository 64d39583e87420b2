import { Field, ObjectType } from '@nestjs/graphql';

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
