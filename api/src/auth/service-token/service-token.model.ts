import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/input/pagination.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';

@ObjectType({ description: "API key of an integrator's program" })
export class ServiceToken {
  @Field(() => ID, { description: 'Opaque, stable id' })
  id!: string;

  @Field(() => String, { description: 'Purpose of the token' })
  name!: string;

  @Field(() => [ServiceScope], { description: 'Scopes of the token' })
  scopes!: ServiceScope[];

  @Field(() => ID, { description: 'Account that has created it' })
  createdBy!: string;

  @Field(() => GraphQLISODateTime, { description: 'Time of its creation' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time at which the token expires; null if it never expires' })
  expiresAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Last use, to the minute; null before the first' })
  lastUsedAt!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time until which the secret from before the last rotation is accepted' })
  previousUntil!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time at which it was revoked; null if it was not' })
  revokedAt!: Date | null;
}

@ObjectType({ description: 'A new service token' })
export class IssuedServiceToken {
  @Field(() => ServiceToken, { description: 'The token without its secret' })
  serviceToken!: ServiceToken;

  @Field(() => String, { description: 'Value for `Authorization: Bearer`. It is shown only once' })
  secret!: string;
}

@ObjectType({ description: 'A page of service tokens, newest first' })
export class ServiceTokenList {
  @Field(() => [ServiceToken], { description: 'Items of this page' })
  items!: ServiceToken[];

  @Field(() => Pagination, { description: 'Position of the page in the list' })
  pagination!: Pagination;
}

@InputType({ description: 'A service token to create' })
export class CreateServiceTokenInput {
  @Field(() => String, { description: 'Purpose of the token, up to 100 characters' })
  name!: string;

  @Field(() => [ServiceScope], { description: 'Scopes of the token; at least one' })
  scopes!: ServiceScope[];

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time at which the token expires; it never expires if omitted' })
  expiresAt?: Date | null;
}

@InputType({ description: 'A service token by its id' })
export class ServiceTokenInput {
  @Field(() => ID, { description: 'Id of the token' })
  id!: string;
}
