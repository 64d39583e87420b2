import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { Pagination } from '../../platform/input/pagination.js';
import { RequestKind, RequestState } from '../request.model.js';

@ObjectType({ description: 'The product that a price match is about' })
class RequestedProduct {
  @Field(() => ID, { description: 'Id of the product' })
  id!: string;

  @Field(() => String, { description: 'Identifies the product in URLs' })
  slug!: string;

  @Field(() => String, { description: 'Name for shoppers' })
  name!: string;
}

@ObjectType({ description: 'What an operator did with a request' })
class RequestChange {
  @Field(() => ID, { description: 'Account of the operator, or the one that has created the service token' })
  authorId!: string;

  @Field(() => ID, { nullable: true, description: 'Service token of the program that made the change; null for a person' })
  tokenId!: string | null;

  @Field(() => RequestState, { description: 'State before' })
  previousState!: RequestState;

  @Field(() => RequestState, { description: 'State after' })
  state!: RequestState;

  @Field(() => GraphQLISODateTime, { description: 'Time of the change' })
  createdAt!: Date;
}

@ObjectType({
  description:
    'A request of a shopper or a partner, as the staff sees it. All texts are plain text. Texts that its form does not ask for are empty, and so is everything that tells of its person for a service token without PERSONS_READ',
})
export class ShopRequest {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => Int, { description: 'Human-readable number' })
  number!: number;

  @Field(() => RequestKind, { description: 'What it is about' })
  kind!: RequestKind;

  @Field(() => RequestState, { description: 'What has become of it' })
  state!: RequestState;

  @Field(() => ID, { nullable: true, description: 'Account that made it; null for a guest' })
  accountId!: string | null;

  @Field(() => String, { description: 'Phone in E.164' })
  phone!: string;

  @Field(() => String, { description: 'E-mail address; may be empty. It is not verified' })
  email!: string;

  @Field(() => String, { description: 'Text of the request; may be empty' })
  text!: string;

  @Field(() => String, { description: 'Person to talk to' })
  fullName!: string;

  @Field(() => String, { description: 'Name of the company' })
  companyName!: string;

  @Field(() => String, { description: 'Legal form of the company' })
  companyType!: string;

  @Field(() => String, { description: 'Taxpayer number with valid check digits' })
  inn!: string;

  @Field(() => RequestedProduct, { nullable: true, description: 'Product of a price match; null if it was deleted' })
  product!: RequestedProduct | null;

  @Field(() => String, { description: 'URL of the page with the lower price, http or https. It is unverified user input' })
  link!: string;

  @Field(() => [String], { description: 'Paths of pictures that show the lower price' })
  photoUrls!: string[];

  @Field(() => String, { description: 'Wanted size' })
  size!: string;

  @Field(() => Kopecks, { nullable: true, description: 'Highest acceptable price' })
  priceUpTo!: number | null;

  @Field(() => [RequestChange], { description: 'Journal of the operators, first change first' })
  changes!: RequestChange[];

  @Field(() => GraphQLISODateTime, { description: 'Time at which it was made' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time of the last change' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A page of requests, longest waiting first' })
export class ShopRequestList {
  @Field(() => [ShopRequest], { description: 'Items of this page' })
  items!: ShopRequest[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
