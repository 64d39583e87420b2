import { Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { SandboxDecision } from '../../platform/prisma/generated/enums.js';

registerEnumType(SandboxDecision, {
  name: 'SandboxDecision',
  description: 'What a shopper chooses on the page of the sandbox',
  valuesMap: {
    PAY: { description: 'Pays' },
    DECLINE: { description: 'The bank declines' },
    PAY_LATE: { description: 'Pays, which is reported only when the order does not wait for it any more' },
  },
});

@InputType({ description: 'A payment of the sandbox' })
export class SandboxPaymentInput {
  @Field(() => ID, { description: 'Id of the payment, as in the address of its page' })
  id!: string;
}

@InputType({ description: 'The choice on the page of the sandbox' })
export class SandboxDecisionInput extends SandboxPaymentInput {
  @Field(() => SandboxDecision, { description: 'The choice' })
  decision!: SandboxDecision;
}
