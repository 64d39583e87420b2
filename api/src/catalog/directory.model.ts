import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A menu category of the shop' })
export class Directory {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  name!: string;

  @Field(() => String, { description: 'Names the directory in addresses: /catalog/{slug}' })
  slug!: string;

  @Field(() => Int, { description: 'Place in the menu, ascending' })
  position!: number;
}
