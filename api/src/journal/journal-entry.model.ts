import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from '@nestjs/graphql';
import { JsonValue } from '../platform/graphql/scalars.js';
import { PagedInput, Pagination } from '../platform/input/pagination.js';

@ObjectType({ description: 'A change by an operator, a service token or the command line. Personal fields are masked' })
export class JournalEntry {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => ID, { nullable: true, description: 'Account of the author; null for a service token and the command line' })
  authorId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Service token of the author; null for a person and the command line' })
  tokenId!: string | null;

  @Field(() => String, { description: 'Name of the operation' })
  action!: string;

  @Field(() => String, { description: 'Kind of what was changed, such as `product` or `sizeGrid`' })
  subjectKind!: string;

  @Field(() => ID, { description: 'Slug or id of what was changed' })
  subjectId!: string;

  @Field(() => JsonValue, { nullable: true, description: 'The changed fields before; null for something new' })
  before!: unknown;

  @Field(() => JsonValue, { nullable: true, description: 'The changed fields afterwards; null for something that was removed' })
  after!: unknown;

  @Field(() => String, { nullable: true, description: 'Id of the request, as in the log' })
  requestId!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'Time of the change' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of the journal, newest first' })
export class JournalEntryList {
  @Field(() => [JournalEntry], { description: 'Items of this page' })
  items!: JournalEntry[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

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

export type JournalFilter = { [Field in Exclude<keyof JournalInput, 'pagination'>]?: JournalInput[Field] | undefined };
