import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { CartModule } from '../cart/cart.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { SubscriptionModule } from '../event/subscription/subscription.module.js';
import { LoyaltyModule } from '../loyalty/loyalty.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { ArrangeExchangeService } from './admin/arrange-exchange.service.js';
import { BulkStatusChangeService } from './admin/bulk-status-change.service.js';
import { ChangeCalledOrderResolver } from './admin/called-order/change-called-order.resolver.js';
import { ChangeCalledOrderService } from './admin/called-order/change-called-order.service.js';
import { ChangedOrderWriterService } from './admin/called-order/changed-order-writer.service.js';
import { ChangeUnitStatusService } from './admin/change-unit-status.service.js';
import { CorrectUnitsService } from './admin/correct-units.service.js';
import { OperatorOrderListResolver } from './admin/operator-order-list.resolver.js';
import { OperatorOrderListService } from './admin/operator-order-list.service.js';
import { OrderUnitStepsResolver } from './admin/order-unit-steps.resolver.js';
import { TakeBackStepService } from './admin/take-back-step.service.js';
import { CourierReportService } from './courier/courier-report.service.js';
import { OrderParcelsService } from './courier/order-parcels.service.js';
import { UndeliveredParcelResolver } from './courier/undelivered-parcel.resolver.js';
import { UndeliveredParcelService } from './courier/undelivered-parcel.service.js';
import { OrderLifecycleModule } from './lifecycle/order-lifecycle.module.js';
import { LineProductItemLoader } from './model/line-product-item.loader.js';
import { OrderResolver } from './model/order.resolver.js';
import { OrderLineResolver, PublicOrderLineResolver } from './model/order-line.resolver.js';
import { OrderLineFieldsService } from './model/order-line-fields.service.js';
import { OrderPaymentResolver, PaymentSummaryLoader, PublicOrderPaymentResolver } from './model/order-payment.resolver.js';
import { OrderReaderService } from './model/order-reader.service.js';
import { PaymentCheckResolver } from './model/payment-check.resolver.js';
import { UnitSourceLoader } from './model/unit-source.loader.js';
import { OrderPersonalDataService } from './order-personal-data.service.js';
import { CheckoutService } from './placing/checkout.service.js';
import { OrderKeyService } from './placing/order-key.service.js';
import { OrderLimitsService } from './placing/order-limits.service.js';
import { OrderWriterService } from './placing/order-writer.service.js';
import { PlaceOrderService } from './placing/place-order.service.js';
import { PlacingResolver } from './placing/placing.resolver.js';
import { BlockingOrderResolver } from './shopper/blocking-order.resolver.js';
import { BlockingOrderService } from './shopper/blocking-order.service.js';
import { BonusEntryGroupOrderResolver, BonusEntryOrderResolver, OrderLinkLoader } from './shopper/bonus-entry-order.resolver.js';
import { BonusHistoryResolver } from './shopper/bonus-history.resolver.js';
import { BonusHistoryService } from './shopper/bonus-history.service.js';
import { BuyAgainLoader, BuyAgainResolver } from './shopper/buy-again.resolver.js';
import { OrderSubscriptionResolver } from './shopper/order-subscription.resolver.js';
import { OrderSubscriptionService } from './shopper/order-subscription.service.js';
import { ShopperOrderResolver } from './shopper/shopper-order.resolver.js';
import { ShopperOrderService } from './shopper/shopper-order.service.js';
import { UserOrderStatisticsResolver } from './shopper/user-order-statistics.resolver.js';
import { UserOrderStatisticsService } from './shopper/user-order-statistics.service.js';

const placingProviders = [CheckoutService, OrderKeyService, OrderLimitsService, OrderWriterService, PlaceOrderService, PlacingResolver];
const bonusHistoryProviders = [
  BonusEntryOrderResolver,
  BonusHistoryService,
  BonusEntryGroupOrderResolver,
  BonusHistoryResolver,
  OrderLinkLoader,
];
const adminProviders = [
  ArrangeExchangeService,
  BulkStatusChangeService,
  ChangeCalledOrderResolver,
  ChangeCalledOrderService,
  ChangedOrderWriterService,
  CorrectUnitsService,
  OrderUnitStepsResolver,
  ChangeUnitStatusService,
  OperatorOrderListResolver,
  OperatorOrderListService,
  TakeBackStepService,
];
const shopperProviders = [ShopperOrderResolver, ShopperOrderService, UserOrderStatisticsResolver, UserOrderStatisticsService];
const readingProviders = [
  BuyAgainLoader,
  LineProductItemLoader,
  OrderLineFieldsService,
  OrderReaderService,
  PaymentSummaryLoader,
  UnitSourceLoader,
];
const subscriptionProviders = [OrderSubscriptionResolver, OrderSubscriptionService];
const blockingOrderProviders = [BlockingOrderResolver, BlockingOrderService];
const resolvers = [
  BuyAgainResolver,
  OrderLineResolver,
  OrderPaymentResolver,
  OrderResolver,
  PaymentCheckResolver,
  PublicOrderLineResolver,
  PublicOrderPaymentResolver,
];

@Module({
  imports: [
    AccountModule,
    CartModule,
    CatalogModule,
    DeliveryModule,
    LoyaltyModule,
    OrderLifecycleModule,
    PaymentModule,
    SubscriptionModule,
  ],
  providers: [
    ...placingProviders,
    ...adminProviders,
    ...shopperProviders,
    ...bonusHistoryProviders,
    ...readingProviders,
    ...resolvers,
    ...blockingOrderProviders,
    ...subscriptionProviders,
    CourierReportService,
    UndeliveredParcelResolver,
    UndeliveredParcelService,
    OrderPersonalDataService,
    OrderParcelsService,
  ],
})
export class OrderModule {}
