import { Field, GraphQLISODateTime, InputType, ObjectType } from '@nestjs/graphql';
import { User } from '../../account/user.model.js';
import { PagedInput, Pagination } from '../../platform/input/pagination.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';

@ObjectType({ description: 'A page of users: those with the highest level first, within a level those who signed in first' })
export class OperatorUserList {
  @Field(() => [User], { description: 'Items of this page' })
  items!: User[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

@InputType({ description: 'Filter of a list of users. A user must match every given field' })
export class OperatorUserListInput extends PagedInput {
  @Field(() => [AccessLevel], { nullable: true, description: 'Only users with one of these granted levels' })
  levels?: AccessLevel[] | null;

  @Field(() => String, { nullable: true, description: 'Only the user with this confirmed phone, in any notation, or e-mail address' })
  recipient?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only users who first signed in at or after this time' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only users who first signed in before this time' })
  until?: Date | null;
}
