import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A label on a product card' })
export class Badge {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Identifies the badge' })
  slug!: string;

  @Field(() => String, { description: 'Title for shoppers, in Russian' })
  title!: string;

  @Field(() => String, { description: 'Text colour, #RRGGBB' })
  textColor!: string;

  @Field(() => String, { description: 'Background colour, #RRGGBB' })
  backgroundColor!: string;

  @Field(() => String, { nullable: true, description: 'Path of the small picture before the title, 320 pixels wide' })
  logoUrl!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}
