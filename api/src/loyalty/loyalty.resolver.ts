import { Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { User } from '../account/user.model.js';
import type { GraphqlContext } from '../platform/graphql/graphql.context.js';
import { CachedUntilChange } from '../platform/http/cache/cache-marks.js';
import { BonusBalanceLoader } from './bonus-balance.loader.js';
import { LoyaltyService } from './loyalty.service.js';
import { LoyaltyLevel } from './loyalty-level.model.js';
import { ViewerLoyaltyLevelLoader } from './viewer-loyalty-level.loader.js';

@Resolver(() => LoyaltyLevel)
export class LoyaltyResolver {
  constructor(private readonly loyalty: LoyaltyService) {}

  @Query(() => [LoyaltyLevel], { description: 'Levels of the loyalty programme, entry level first' })
  @CachedUntilChange('READ')
  loyaltyLevels(): Promise<LoyaltyLevel[]> {
    return this.loyalty.listLevels();
  }
}

@Resolver(() => User)
export class UserLoyaltyResolver {
  constructor(
    private readonly levels: ViewerLoyaltyLevelLoader,
    private readonly balances: BonusBalanceLoader,
  ) {}

  @ResolveField(() => LoyaltyLevel, {
    nullable: true,
    description: "Loyalty level that the user's total spending reaches; null only if the programme has no levels",
  })
  loyaltyLevel(@Parent() { id }: User, @Context() context: GraphqlContext): Promise<LoyaltyLevel | null> {
    return this.levels.load(context, id);
  }

  @ResolveField(() => Int, { description: 'Bonuses that can be spent; 1 bonus is 1 rouble' })
  bonuses(@Parent() { id }: User, @Context() context: GraphqlContext): Promise<number> {
    return this.balances.load(context, id);
  }
}
