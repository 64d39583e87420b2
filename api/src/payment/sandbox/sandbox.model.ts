import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Kopecks } from '../../platform/graphql/scalars.js';
import { SandboxDecision } from '../../platform/prisma/generated/enums.js';

export const SandboxPaymentState = { PENDING: 'PENDING', PAID_LATE: 'PAID_LATE', SUCCEEDED: 'SUCCEEDED', CANCELED: 'CANCELED' } as const;
export type SandboxPaymentState = (typeof SandboxPaymentState)[keyof typeof SandboxPaymentState];

registerEnumType(SandboxPaymentState, {
  name: 'SandboxPaymentState',
  description: 'What was chosen for a payment of the sandbox',
  valuesMap: {
    PENDING: { description: 'Nothing was chosen yet' },
    PAID_LATE: { description: 'Paid; this is reported only after the order no longer awaits payment' },
    SUCCEEDED: { description: 'Paid' },
    CANCELED: { description: 'Declined' },
  },
});

@ObjectType('SandboxPayment', { description: 'A payment of the sandbox, where no money moves. Exists in demo, development and test only' })
export class SandboxPaymentModel {
  @Field(() => ID, { description: 'Id of the payment' })
  id!: string;

  @Field(() => Kopecks, { description: 'Amount in kopecks' })
  amount!: number;

  @Field(() => String, { description: 'What is paid for' })
  description!: string;

  @Field(() => SandboxPaymentState, { description: 'What was chosen' })
  state!: SandboxPaymentState;

  @Field(() => String, { description: 'Address to send the shopper back to' })
  returnUrl!: string;
}

registerEnumType(SandboxDecision, {
  name: 'SandboxDecision',
  description: 'What a shopper chooses on the page of the sandbox',
  valuesMap: {
    PAY: { description: 'The payment succeeds' },
    DECLINE: { description: 'The bank declines the payment' },
    PAY_LATE: { description: 'The payment succeeds, but this is reported only after the order no longer awaits it' },
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
