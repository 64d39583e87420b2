import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A device that is signed in' })
export class Session {
  @Field(() => ID, { description: 'Opaque; `endSession` takes it' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it is the one that asks' })
  current!: boolean;

  @Field(() => String, { description: 'What the device calls itself: program and system' })
  device!: string;

  @Field(() => GraphQLISODateTime, { description: 'When the person signed in there' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it last got tokens, by signing in or refreshing them' })
  lastSeenAt!: Date;

  @Field(() => GraphQLISODateTime, {
    description:
      'Until when the e-mail or phone may be added or replaced in this session, and what is kept of the person be exported; later `confirmIdentity` first',
  })
  confirmedUntil!: Date;
}
