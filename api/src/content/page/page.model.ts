import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'An information page of the shop' })
export class Page {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'Names the page' })
  slug!: string;

  @Field(() => String, { description: 'As a shopper reads it' })
  title!: string;

  @Field(() => String, { description: 'The text, written by the shop and safe to show as it is' })
  html!: string;

  @Field(() => GraphQLISODateTime, { description: 'Since when it can be read' })
  publishedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was created' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A question that shoppers ask, and its answer' })
export class FaqEntry {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'Plain text' })
  question!: string;

  @Field(() => String, { description: 'The answer, written by the shop and safe to show as it is' })
  answerHtml!: string;

  @Field(() => Int, { description: 'Place in the list, ascending' })
  position!: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was created' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed' })
  updatedAt!: Date;
}
