import { Module } from '@nestjs/common';
import { CartModule } from '../../cart/cart.module.js';
import { DeliveryModule } from '../../delivery/delivery.module.js';
import { EventModule } from '../../event/event.module.js';
import { LoyaltyModule } from '../../loyalty/loyalty.module.js';
import { MessageModule } from '../../message/message.module.js';
import { PaymentModule } from '../../payment/payment.module.js';
import { ChangeMailReader } from '../mail/change-mail-reader.service.js';
import { OrderMailService } from '../mail/order-mail.service.js';
import { OrderMailReader } from '../mail/order-mail-reader.service.js';
import { UnitRefundService } from '../payment/unit-refund.service.js';
import { OrderStepsService } from '../status/order-steps.service.js';
import { UnitDetailsService } from '../status/unit-details.service.js';
import { UnitStockService } from '../status/unit-stock.service.js';
import { ConfirmOrderService } from './confirm-order.service.js';
import { DeliveredOrderService } from './delivered-order.service.js';
import { EndOrderService } from './end-order.service.js';
import { ExpiredOrdersService } from './expired-orders.service.js';
import { PaidOrderService } from './paid-order.service.js';
import { PaidStepsService } from './paid-steps.service.js';

/** Everything that happens to an order after it is placed. */
@Module({
  imports: [CartModule, DeliveryModule, EventModule, LoyaltyModule, MessageModule, PaymentModule],
  providers: [
    ChangeMailReader,
    ConfirmOrderService,
    DeliveredOrderService,
    EndOrderService,
    UnitRefundService,
    OrderMailReader,
    UnitStockService,
    OrderMailService,
    OrderStepsService,
    ExpiredOrdersService,
    PaidOrderService,
    PaidStepsService,
    UnitDetailsService,
  ],
  exports: [
    ConfirmOrderService,
    DeliveredOrderService,
    EndOrderService,
    UnitStockService,
    OrderMailService,
    OrderStepsService,
    PaidOrderService,
    PaidStepsService,
    UnitDetailsService,
  ],
})
export class OrderLifecycleModule {}
