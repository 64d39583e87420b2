import { Module } from '@nestjs/common';
import { ReviewResolver } from './review.resolver.js';
import { ReviewService } from './review.service.js';

@Module({ providers: [ReviewResolver, ReviewService] })
export class ReviewModule {}
