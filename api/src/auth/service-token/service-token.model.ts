import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/pagination/pagination.model.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';

@ObjectType({ description: "Key of an integrator's program" })
export class ServiceToken {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'What it is for' })
  name!: string;

  @Field(() => [ServiceScope], { description: 'What it allows' })
  scopes!: ServiceScope[];

  @Field(() => ID, { description: 'Account that has created it' })
  createdBy!: string;

  @Field(() => GraphQLISODateTime, { description: 'Time of its creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it ends; null if it does not' })
  expiresAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Last use, to the minute; null before the first' })
  lastUsedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Until when the token from before the last rotation is accepted' })
  previousUntil!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was revoked' })
  revokedAt!: Date | null;
}

@ObjectType({ description: 'A new service token' })
export class IssuedServiceToken {
  @Field(() => ServiceToken, { description: 'The token without its secret' })
  serviceToken!: ServiceToken;

  @Field(() => String, { description: 'Value for `Authorization: Bearer`. It is shown this once' })
  secret!: string;
}

@ObjectType({ description: 'A page of service tokens, newest first' })
export class ServiceTokenPage {
  @Field(() => [ServiceToken], { description: 'Items of this page' })
  items!: ServiceToken[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}
