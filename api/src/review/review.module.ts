import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { CatalogModule } from '../catalog/catalog.module.js';
import { ImageModule } from '../images/image.module.js';
import { MessageModule } from '../message/message.module.js';
import { OrderLifecycleModule } from '../order/lifecycle/order-lifecycle.module.js';
import { ModerationResolver } from './moderation.resolver.js';
import { ModerationService } from './moderation.service.js';
import { ReviewResolver } from './review.resolver.js';
import { ReviewService } from './review.service.js';
import { ReviewInvitationService } from './review-invitation.service.js';
import { ReviewPersonalDataService } from './review-personal-data.service.js';
import { VoteLoader } from './vote.loader.js';
import { VoteResolver } from './vote.resolver.js';
import { VoteService } from './vote.service.js';
import { OwnReviewResolver } from './writing/own-review.resolver.js';
import { OwnReviewService } from './writing/own-review.service.js';
import { ProductsToReviewResolver } from './writing/products-to-review.resolver.js';
import { ProductsToReviewService } from './writing/products-to-review.service.js';

@Module({
  imports: [AccountModule, CatalogModule, ImageModule, MessageModule, OrderLifecycleModule],
  providers: [
    ProductsToReviewResolver,
    ProductsToReviewService,
    ReviewInvitationService,
    ModerationResolver,
    ModerationService,
    ReviewPersonalDataService,
    ReviewResolver,
    ReviewService,
    VoteLoader,
    VoteResolver,
    VoteService,
    OwnReviewResolver,
    OwnReviewService,
  ],
})
export class ReviewModule {}
