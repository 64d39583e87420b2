import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A frequently asked question and its answer' })
export class FaqEntry {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Question as plain text' })
  question!: string;

  @Field(() => String, { description: "Answer as HTML of the shop's editors, without anything that could run" })
  answerHtml!: string;

  @Field(() => Int, { description: 'Sort position, ascending' })
  position!: number;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}
