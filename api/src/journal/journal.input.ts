import { Field, GraphQLISODateTime, ID, InputType } from '@nestjs/graphql';
import { PagedInput } from '../platform/pagination/paged.input.js';

@InputType({ description: 'Which entries of the journal to list' })
export class JournalInput extends PagedInput {
  @Field(() => ID, { nullable: true, description: 'Only by this account' })
  authorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only by this service token' })
  tokenId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only of this operation' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'Only about this kind of thing' })
  subjectKind?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only about the thing with this slug or id' })
  subjectId?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only from this time on' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only before this time' })
  until?: Date | null;
}
