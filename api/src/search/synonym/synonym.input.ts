import { Field, GraphQLISODateTime, InputType } from '@nestjs/graphql';
import { PagedInput } from '../../platform/input/pagination.js';
import { SynonymRelation } from '../../platform/prisma/generated/enums.js';

@InputType({ description: 'Synonyms as a whole. Relation and name identify them' })
export class SaveSynonymInput {
  @Field(() => SynonymRelation, { description: 'How the name relates to the others' })
  relation!: SynonymRelation;

  @Field(() => String, { description: 'Name of one to four words' })
  name!: string;

  @Field(() => [String], { description: 'Other names of one to four words, up to 50' })
  others!: string[];

  @Field(() => GraphQLISODateTime, { nullable: true, description: '`updatedAt` as the editor last read it; omit it for a new object' })
  updatedAt?: Date | null;
}

@InputType({ description: 'Synonyms to remove. Relation and name identify them' })
export class RemoveSynonymInput {
  @Field(() => SynonymRelation, { description: 'How the name relates to the others' })
  relation!: SynonymRelation;

  @Field(() => String, { description: 'Name of one to four words' })
  name!: string;

  @Field(() => GraphQLISODateTime, { description: '`updatedAt` that the editor has read' })
  updatedAt!: Date;
}

@InputType({ description: 'Which synonyms to list' })
export class SynonymListInput extends PagedInput {
  @Field(() => String, { nullable: true, description: 'Only those with this text in one of their names, whatever the case' })
  query?: string | null;

  @Field(() => String, { nullable: true, description: 'Former name of `query`', deprecationReason: 'Use query; until 2027-03-31' })
  text?: string | null;
}
