import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'An information page' })
export class Page {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Identifies the page' })
  slug!: string;

  @Field(() => String, { description: 'Title for shoppers, in Russian' })
  title!: string;

  @Field(() => String, { description: "Text as HTML of the shop's editors, without anything that could run" })
  html!: string;

  @Field(() => GraphQLISODateTime, { description: 'Time of publication' })
  publishedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}
