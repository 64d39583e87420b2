import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/pagination/pagination.model.js';

@ObjectType({ description: 'What the page at one path says of itself; it wins over what the page would say otherwise' })
export class UrlMetadata {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'The path' })
  url!: string;

  @Field(() => String, { description: 'How the shop calls the page, may be empty' })
  name!: string;

  @Field(() => String, { description: 'Title, may be empty' })
  title!: string;

  @Field(() => String, { description: 'Description, may be empty' })
  description!: string;

  @Field(() => String, { description: 'Keywords, may be empty' })
  keywords!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was created' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed' })
  updatedAt!: Date;
}

@ObjectType({ description: 'Sends the shopper from one path to another address' })
export class RedirectRule {
  @Field(() => ID, { description: 'Opaque and lasting' })
  id!: string;

  @Field(() => String, { description: 'The path that is left' })
  fromPath!: string;

  @Field(() => String, { description: 'A path of the shop, or an absolute address that leaves it' })
  target!: string;

  @Field(() => Boolean, { description: 'It may be remembered for ever (301), else it is for now (302)' })
  permanent!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was created' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it was last changed' })
  updatedAt!: Date;
}

@ObjectType({ description: 'Redirect rules in force' })
export class RedirectRuleList {
  @Field(() => [RedirectRule], { description: 'Those of this page, by path' })
  items!: RedirectRule[];

  @Field(() => Pagination, { description: 'Where the page stands in the list' })
  pagination!: Pagination;
}
