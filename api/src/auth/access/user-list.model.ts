import { Field, ObjectType } from '@nestjs/graphql';
import { User } from '../../account/user.model.js';
import { Pagination } from '../../platform/input/pagination.js';

@ObjectType({ description: 'A page of users: those with the highest level first, within a level those who signed in first' })
export class OperatorUserList {
  @Field(() => [User], { description: 'Items of this page' })
  items!: User[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
