import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { CartModule } from '../cart/cart.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { SubscriptionModule } from '../event/subscription/subscription.module.js';
import { LoyaltyModule } from '../loyalty/loyalty.module.js';
import { PaymentModule } from '../payment/payment.module.js';
import { OrderAdminResolver } from './admin/order-admin.resolver.js';
import { OrderAdminService } from './admin/order-admin.service.js';
import { ChangeOrderResolver } from './change/change-order.resolver.js';
import { ChangeOrderService } from './change/change-order.service.js';
import { ChangeWriterService } from './change/change-writer.service.js';
import { OrderChangedResolver } from './changed/order-changed.resolver.js';
import { OrderChangesService } from './changed/order-changes.service.js';
import { CourierReportService } from './courier/courier-report.service.js';
import { OrderParcelsService } from './courier/order-parcels.service.js';
import { UndeliveredParcelResolver } from './courier/undelivered-parcel.resolver.js';
import { UndeliveredParcelService } from './courier/undelivered-parcel.service.js';
import { BonusEntryOrderResolver, BonusOccasionOrderResolver } from './history/bonus-entry-order.resolver.js';
import { BonusHistoryService } from './history/bonus-history.service.js';
import { HistoryResolver } from './history/history.resolver.js';
import { OrderReferenceLoader } from './history/order-reference.loader.js';
import { UserOrderStatisticsService } from './history/user-order-statistics.service.js';
import { KeepingOrderResolver } from './keeping/keeping-order.resolver.js';
import { KeepingOrderService } from './keeping/keeping-order.service.js';
import { ArrangeExchangeService } from './operator/arrange-exchange.service.js';
import { CorrectUnitsService } from './operator/correct-units.service.js';
import { OperatorOrderResolver } from './operator/operator-order.resolver.js';
import { OperatorOrderService } from './operator/operator-order.service.js';
import { TakeBackStepService } from './operator/take-back-step.service.js';
import { OrderDataService } from './order-data.service.js';
import { OrderLifecycleModule } from './order-lifecycle.module.js';
import { PaymentCheckResolver } from './payment-check.resolver.js';
import { CheckoutService } from './placing/checkout.service.js';
import { OrderKeyService } from './placing/order-key.service.js';
import { OrderLimitsService } from './placing/order-limits.service.js';
import { OrderWriterService } from './placing/order-writer.service.js';
import { PlaceOrderService } from './placing/place-order.service.js';
import { PlacingResolver } from './placing/placing.resolver.js';
import { BuyAgainLoader } from './reading/buy-again.loader.js';
import { BuyAgainResolver } from './reading/buy-again.resolver.js';
import { OrderResolver } from './reading/order.resolver.js';
import { OrderItemResolver, PublicOrderItemResolver } from './reading/order-item.resolver.js';
import { OrderItemFieldsService } from './reading/order-item-fields.service.js';
import { OrderPaymentResolver, PublicOrderPaymentResolver } from './reading/order-payment.resolver.js';
import { OrderReaderService } from './reading/order-reader.service.js';
import { OrderedUnitLoader } from './reading/ordered-unit.loader.js';
import { PaymentStateLoader } from './reading/payment-state.loader.js';
import { UnitOriginLoader } from './reading/unit-origin.loader.js';
import { ShopperOrderResolver } from './shopper/shopper-order.resolver.js';
import { ShopperOrderService } from './shopper/shopper-order.service.js';

const placing = [CheckoutService, OrderKeyService, OrderLimitsService, OrderWriterService, PlaceOrderService, PlacingResolver];
const history = [
  BonusEntryOrderResolver,
  BonusHistoryService,
  BonusOccasionOrderResolver,
  HistoryResolver,
  OrderReferenceLoader,
  UserOrderStatisticsService,
];
const operator = [
  ArrangeExchangeService,
  ChangeOrderResolver,
  ChangeOrderService,
  ChangeWriterService,
  CorrectUnitsService,
  OperatorOrderResolver,
  OperatorOrderService,
  TakeBackStepService,
];
const admin = [OrderAdminResolver, OrderAdminService];
const shopper = [ShopperOrderResolver, ShopperOrderService];
const reading = [BuyAgainLoader, OrderItemFieldsService, OrderReaderService, OrderedUnitLoader, PaymentStateLoader, UnitOriginLoader];
const changed = [OrderChangedResolver, OrderChangesService];
const keeping = [KeepingOrderResolver, KeepingOrderService];
const resolvers = [
  BuyAgainResolver,
  OrderItemResolver,
  OrderPaymentResolver,
  OrderResolver,
  PaymentCheckResolver,
  PublicOrderItemResolver,
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
    ...placing,
    ...operator,
    ...admin,
    ...shopper,
    ...history,
    ...reading,
    ...resolvers,
    ...keeping,
    ...changed,
    CourierReportService,
    UndeliveredParcelResolver,
    UndeliveredParcelService,
    OrderDataService,
    OrderParcelsService,
  ],
})
export class OrderModule {}
