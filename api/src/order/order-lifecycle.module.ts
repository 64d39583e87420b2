import { Module } from '@nestjs/common';
import { CartModule } from '../cart/cart.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { EventModule } from '../event/event.module.js';
import { LoyaltyModule } from '../loyalty/loyalty.module.js';
import { MessageModule } from '../message/message.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { ConfirmOrderService } from './confirm-order.service.js';
import { DeliveredOrderService } from './delivered/delivered-order.service.js';
import { EndOrderService } from './end-order.service.js';
import { MoneyBackService } from './money-back.service.js';
import { ChangeReader } from './notice/change-reader.service.js';
import { NoticeReader } from './notice/notice-reader.service.js';
import { OrderNoticeService } from './notice/order-notice.service.js';
import { OrderStepsService } from './order-steps.service.js';
import { OrderTermService } from './order-term.service.js';
import { OrderedUnitsService } from './ordered-units.service.js';
import { PaidOrderService } from './paid-order.service.js';
import { PaidStepsService } from './paid-steps.service.js';
import { UnitFactsService } from './unit-facts.service.js';

/** What happens to an order once it is placed. */
@Module({
  imports: [CartModule, DeliveryModule, EventModule, LoyaltyModule, MessageModule, PaymentModule],
  providers: [
    ChangeReader,
    ConfirmOrderService,
    DeliveredOrderService,
    EndOrderService,
    MoneyBackService,
    NoticeReader,
    OrderedUnitsService,
    OrderNoticeService,
    OrderStepsService,
    OrderTermService,
    PaidOrderService,
    PaidStepsService,
    UnitFactsService,
  ],
  exports: [
    ConfirmOrderService,
    DeliveredOrderService,
    EndOrderService,
    OrderedUnitsService,
    OrderNoticeService,
    OrderStepsService,
    PaidOrderService,
    PaidStepsService,
    UnitFactsService,
  ],
})
export class OrderLifecycleModule {}
