import { Field, GraphQLISODateTime, ID, InputType, Int } from '@nestjs/graphql';
import { PagedInput } from '../../platform/input/pagination.js';
import { RequestKind, RequestState } from '../request.model.js';

@InputType({ description: 'Filter of a list of requests. A request must match every given field' })
export class RequestListInput extends PagedInput {
  @Field(() => RequestKind, { nullable: true, description: 'Only requests of this kind' })
  kind?: RequestKind | null;

  @Field(() => RequestState, { nullable: true, description: 'Only in this state' })
  state?: RequestState | null;

  @Field(() => Int, { nullable: true, description: 'Only with this number' })
  number?: number | null;

  @Field(() => ID, { nullable: true, description: 'Only about this product' })
  productId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only requests with this phone, in any notation' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Only requests with this e-mail address' })
  email?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only requests made at or after this time' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only requests made before this time' })
  until?: Date | null;
}

@InputType({ description: 'State of a request' })
export class SetRequestStateInput {
  @Field(() => ID, { description: 'Id of the request' })
  requestId!: string;

  @Field(() => RequestState, { description: 'The new state' })
  state!: RequestState;

  @Field(() => GraphQLISODateTime, { description: '`updatedAt` of the request that the operator has seen' })
  updatedAt!: Date;
}
