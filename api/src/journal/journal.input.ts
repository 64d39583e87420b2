import { Field, GraphQLISODateTime, ID, InputType } from '@nestjs/graphql';
import { PagedInput } from '../platform/input/pagination.js';

@InputType({ description: 'Which entries of the journal to list' })
export class JournalInput extends PagedInput {
  @Field(() => ID, { nullable: true, description: 'Only changes by this account' })
  authorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only changes by this service token' })
  tokenId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only entries of this operation' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'Only changes of objects of this kind' })
  subjectKind?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only changes of the object with this slug or id' })
  subjectId?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only entries at or after this time' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only entries before this time' })
  until?: Date | null;
}

/** Which entries to download. */
export type JournalFilter = { [Field in Exclude<keyof JournalInput, 'pagination'>]?: JournalInput[Field] | undefined };
