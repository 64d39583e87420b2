import { Args, Query, Resolver } from '@nestjs/graphql';
import { AccessLevel } from '../platform/viewer/access-level.js';
import { Requires } from '../platform/viewer/viewer.guards.js';
import { SmsDelivery, SmsDeliveryList, SmsDeliveryListInput } from './sms-delivery.model.js';
import { SmsDeliveryService } from './sms-delivery.service.js';

@Resolver(() => SmsDelivery)
export class SmsDeliveryResolver {
  constructor(private readonly deliveries: SmsDeliveryService) {}

  @Query(() => SmsDeliveryList, {
    description:
      'Text messages of the last 30 days and what became of them, newest first, paginated. The list is empty unless the SMS gateway says what became of them. Requires SUPPORT',
  })
  @Requires(AccessLevel.SUPPORT)
  smsDeliveryList(
    @Args('dto', { type: () => SmsDeliveryListInput, nullable: true, description: 'Which text messages, and the page' })
    dto?: SmsDeliveryListInput | null,
  ): Promise<SmsDeliveryList> {
    return this.deliveries.list(dto ?? {});
  }
}
