import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A signed-in device' })
export class Session {
  @Field(() => ID, { description: 'Opaque id, accepted by `endSession`' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether this is the current session' })
  current!: boolean;

  @Field(() => String, { description: 'Browser or program, and operating system' })
  device!: string;

  @Field(() => GraphQLISODateTime, { description: 'Time of the sign-in' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Time at which the session last received tokens' })
  lastSeenAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'Time until which this session may add or replace recipients and export data; afterwards call `confirmIdentity` first',
  })
  confirmedUntil!: Date;
}
