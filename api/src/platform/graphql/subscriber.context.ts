/** Context of a subscription. Its socket belongs to a live session, so there is always a person behind it. */
export interface SubscriberContext {
  readonly requestId: string;
  readonly accountId: string;
}
