import { Field, GraphQLISODateTime, ID, InputType, Int } from '@nestjs/graphql';
import { PagedInput } from '../../platform/pagination/paged.input.js';
import { RequestKind, RequestState } from '../request.model.js';

@InputType({ description: 'Which requests to list. A request has to match all that is given' })
export class RequestListInput extends PagedInput {
  @Field(() => RequestKind, { nullable: true, description: 'Only of this kind' })
  kind?: RequestKind | null;

  @Field(() => RequestState, { nullable: true, description: 'Only in this state' })
  state?: RequestState | null;

  @Field(() => Int, { nullable: true, description: 'Only with this number' })
  number?: number | null;

  @Field(() => ID, { nullable: true, description: 'Only about this product' })
  productId?: string | null;

  @Field(() => String, { nullable: true, description: 'Only with this phone, however it is written' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Only with this e-mail address' })
  email?: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only made at this time or later' })
  from?: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Only made before this time' })
  until?: Date | null;
}

@InputType({ description: 'What has become of a request' })
export class SetRequestStateInput {
  @Field(() => ID, { description: 'Id of the request' })
  requestId!: string;

  @Field(() => RequestState, { description: 'The new state' })
  state!: RequestState;

  @Field(() => GraphQLISODateTime, { description: '`updatedAt` of the request that the operator has seen' })
  updatedAt!: Date;
}
