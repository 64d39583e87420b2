import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.js';
import { CartModule } from './cart/cart.module.js';
import { CatalogModule } from './catalog/catalog.module.js';
import { ContentModule } from './content/content.module.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { WebhookModule } from './event/webhook.module.js';
import { FavouriteModule } from './favourite/favourite.module.js';
import { ImageModule } from './images/image.module.js';
import { JournalModule } from './journal/journal.module.js';
import { LoyaltyModule } from './loyalty/loyalty.module.js';
import { MessageModule } from './message/message.module.js';
import { OrderModule } from './order/order.module.js';
import { PaymentModule } from './payment/payment.module.js';
import type { Config } from './platform/config/config.js';
import { SchemaVersionResolver } from './platform/graphql/schema-version.resolver.js';
import { createPlatformModule } from './platform/platform.module.js';
import type { Logger } from './platform/process/logger.js';
import { RequestModule } from './request/request.module.js';
import { ReviewModule } from './review/review.module.js';
import { SearchModule } from './search/search.module.js';

@Module({
  imports: [
    AuthModule,
    CartModule,
    CatalogModule,
    ContentModule,
    DeliveryModule,
    FavouriteModule,
    ImageModule,
    JournalModule,
    LoyaltyModule,
    MessageModule,
    OrderModule,
    PaymentModule,
    RequestModule,
    ReviewModule,
    SearchModule,
    WebhookModule,
  ],
  providers: [SchemaVersionResolver],
})
export class AppModule {}

export const createAppModule = (config: Config, logger: Logger): DynamicModule => ({
  module: AppModule,
  imports: [createPlatformModule(config, logger)],
});
