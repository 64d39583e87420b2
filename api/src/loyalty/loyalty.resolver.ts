import { Query, Resolver } from '@nestjs/graphql';
import { LoyaltyService } from './loyalty.service.js';
import { LoyaltyLevel } from './loyalty-level.model.js';

@Resolver(() => LoyaltyLevel)
export class LoyaltyResolver {
  constructor(private readonly loyalty: LoyaltyService) {}

  @Query(() => [LoyaltyLevel], { description: 'Levels of the loyalty programme, entry level first' })
  loyaltyLevels(): Promise<LoyaltyLevel[]> {
    return this.loyalty.levels();
  }
}
