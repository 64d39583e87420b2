import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/input/pagination.js';

@ObjectType({ description: 'Redirects a path to another address' })
export class RedirectRule {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Path to redirect' })
  fromPath!: string;

  @Field(() => String, { description: 'Path within the shop, or an absolute URL outside it' })
  target!: string;

  @Field(() => Boolean, { description: 'Permanent (301) if true, otherwise temporary (302)' })
  permanent!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'Time of creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A page of active redirect rules' })
export class RedirectRuleList {
  @Field(() => [RedirectRule], { description: 'Items of this page, sorted by path' })
  items!: RedirectRule[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

@InputType({ description: 'Path to look up' })
export class RedirectRuleInput {
  @Field(() => String, { description: 'Path; query, hash and trailing slash are ignored' })
  path!: string;
}
