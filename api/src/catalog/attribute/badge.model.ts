import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A label on a card' })
export class Badge {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'Names the badge' })
  slug!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  title!: string;

  @Field(() => String, { description: 'Colour of its text: #RRGGBB' })
  textColor!: string;

  @Field(() => String, { description: 'Colour behind its text: #RRGGBB' })
  backgroundColor!: string;

  @Field(() => String, { nullable: true, description: 'Path of its mark 320 pixels wide' })
  logoUrl!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was created' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed' })
  updatedAt!: Date;
}
