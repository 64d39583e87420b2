import { Field, GraphQLISODateTime, ID, InputType } from '@nestjs/graphql';
import { PagedInput } from '../../platform/pagination/paged.input.js';
import { RequestKind, RequestState } from '../request.model.js';

@InputType({ description: 'Which requests to list' })
export class RequestListInput extends PagedInput {
  @Field(() => RequestKind, { nullable: true, description: 'Only of this kind' })
  kind?: RequestKind | null;

  @Field(() => RequestState, { nullable: true, description: 'Only in this state' })
  state?: RequestState | null;
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
