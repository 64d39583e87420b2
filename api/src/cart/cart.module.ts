import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { SubscriptionModule } from '../event/subscription/subscription.module.js';
import { LoyaltyModule } from '../loyalty/loyalty.module.js';
import { CartClearingService } from './cart-clearing.service.js';
import { CartPersonalDataService } from './cart-personal-data.service.js';
import { CartSubscriptionResolver } from './cart-subscription.resolver.js';
import { CartSubscriptionService } from './cart-subscription.service.js';
import { DeliveryPriceResolver } from './delivery-price.resolver.js';
import { DeliveryPriceService } from './delivery-price.service.js';
import { DestinationService } from './destination.service.js';
import { CartPresenter } from './line/cart-presenter.service.js';
import { ProductCartResolver } from './line/product-cart.resolver.js';
import { ProductCartService } from './line/product-cart.service.js';
import { OrderQuoteService } from './order-quote.service.js';
import { PromoAdminResolver } from './promo/admin/promo-admin.resolver.js';
import { PromoAdminService } from './promo/admin/promo-admin.service.js';
import { PromoAttemptsService } from './promo/promo-attempts.service.js';
import { PromocodeResolver } from './promo/promocode.resolver.js';
import { PromocodeService } from './promo/promocode.service.js';
import { PromocodeListResolver } from './promo/promocode-list.resolver.js';
import { PromocodeListService } from './promo/promocode-list.service.js';
import { PromoUseService } from './promo-use.service.js';
import { QuoteResolver } from './quote/quote.resolver.js';
import { QuoteService } from './quote/quote.service.js';
import { QuoteInputsService } from './quote/quote-inputs.service.js';
import { ReplacementService } from './quote/replacement.service.js';

@Module({
  imports: [AccountModule, CatalogModule, DeliveryModule, LoyaltyModule, SubscriptionModule],
  providers: [
    CartSubscriptionResolver,
    CartSubscriptionService,
    CartPersonalDataService,
    CartClearingService,
    CartPresenter,
    DeliveryPriceResolver,
    DeliveryPriceService,
    DestinationService,
    OrderQuoteService,
    ProductCartResolver,
    ProductCartService,
    PromocodeListResolver,
    PromocodeListService,
    PromocodeResolver,
    PromocodeService,
    PromoAdminResolver,
    PromoAdminService,
    PromoAttemptsService,
    PromoUseService,
    QuoteResolver,
    QuoteService,
    QuoteInputsService,
    ReplacementService,
  ],
  exports: [CartClearingService, DestinationService, OrderQuoteService, PromoUseService],
})
export class CartModule {}
