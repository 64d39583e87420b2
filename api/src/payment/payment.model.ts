import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';

/** A line of a receipt. */
export interface PaymentLine {
  /** Identifies the unit or the delivery that is paid for. It is the same in a payment, its refunds and its handover receipts. */
  reference: string;
  title: string;
  /** In kopecks. */
  amount: bigint;
  kind: 'GOODS' | 'DELIVERY';
  /** Marking code, which is entered when the goods are handed over. */
  markingCode?: string | undefined;
}

export interface PaymentSummary {
  state: 'NONE' | 'PENDING' | 'SUCCEEDED' | 'DECLINED' | 'REFUNDED';
  /** Why the last attempt failed, as a sentence for the shopper. */
  declinedReason: string | null;
  /** The refunded amount, in kopecks. */
  refunded: bigint;
  /** When the last refund succeeded; null if none has. */
  refundedAt: Date | null;
}

@ObjectType({ description: 'The page where an order is paid for' })
export class PaymentLink {
  @Field(() => String, { description: 'URL to redirect the browser to. The payment behind it may expire, so request the URL each time' })
  url!: string;
}

@InputType({ description: 'The order to pay for' })
export class PayOrderInput {
  @Field(() => ID, { description: 'Id of the order' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "Where the provider sends the shopper back to, up to 500 characters: a page of an origin that may call the API from a browser, or of the shop itself. The payment's id is added as `paid`. If omitted, the shopper comes back to the shop's own page of the order",
  })
  returnUrl?: string | null;
}
