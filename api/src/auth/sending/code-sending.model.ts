import { Field, GraphQLISODateTime, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export enum CodeSendStatus {
  SENT = 'SENT',
}

registerEnumType(CodeSendStatus, {
  name: 'CodeSendStatus',
  description: 'What became of a request for a code; refusals are errors',
  valuesMap: { SENT: { description: 'The code is on its way' } },
});

@ObjectType({ description: 'A code that is on its way. The answer is the same whether the recipient has an account or not' })
export class CodeSending {
  @Field(() => CodeSendStatus, { description: 'That it is on its way' })
  status!: CodeSendStatus;

  @Field(() => GraphQLISODateTime, { description: 'Before this moment no other code is sent to the recipient' })
  cooldownUntil!: Date;

  @Field(() => Int, { description: 'How many digits the code has: 4, or 6 after too many wrong tries' })
  codeLength!: number;

  @Field(() => String, {
    nullable: true,
    description: 'To be passed to `authenticate`, so that no other code is meant. Null for browsers of the shop: theirs is a cookie',
  })
  challenge!: string | null;
}
