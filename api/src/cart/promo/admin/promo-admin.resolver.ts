import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../../platform/viewer/access-level.js';
import { CurrentCaller } from '../../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../../platform/viewer/service-scope.js';
import { Requires } from '../../../platform/viewer/viewer.guards.js';
import type { Operator } from '../../../platform/viewer/viewers.port.js';
import { OperatorPromoCodeListInput, RemovePromoCodeInput, SavePromoCodeInput } from './promo-admin.input.js';
import { OperatorPromoCode, OperatorPromoCodeList } from './promo-admin.model.js';
import { PromoAdminService } from './promo-admin.service.js';

@Resolver()
export class PromoAdminResolver {
  constructor(private readonly admin: PromoAdminService) {}

  @Query(() => OperatorPromoCodeList, {
    description: 'All promo codes but removed ones, paginated. Requires MANAGER, or a service token with PROMO_CODES_READ',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.PROMO_CODES_READ)
  operatorPromoCodeList(
    @Args('dto', { type: () => OperatorPromoCodeListInput, nullable: true, description: 'Filter and page; all codes if omitted' })
    dto?: OperatorPromoCodeListInput | null,
  ): Promise<OperatorPromoCodeList> {
    return this.admin.list(dto ?? {});
  }

  @Mutation(() => OperatorPromoCode, {
    description:
      'Creates or changes a promo code, and returns it. Orders that have used it keep their reduction. CONFLICT if it has changed since it was read: `details.current` is the code as it is now. Requires MANAGER, or a service token with PROMO_CODES_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.PROMO_CODES_WRITE)
  savePromoCode(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SavePromoCodeInput, description: 'The whole code' }) dto: SavePromoCodeInput,
  ): Promise<OperatorPromoCode> {
    return this.admin.save({ operator, requestId }, dto);
  }

  @Mutation(() => OperatorPromoCode, {
    nullable: true,
    description:
      'Ends a promo code, and returns it as it was; null if there is none. Orders that have used it keep their reduction. CONFLICT if it has changed since it was read. Requires MANAGER, or a service token with PROMO_CODES_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.PROMO_CODES_WRITE)
  endPromoCode(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemovePromoCodeInput, description: 'The code' }) dto: RemovePromoCodeInput,
  ): Promise<OperatorPromoCode | null> {
    return this.admin.remove({ operator, requestId }, dto);
  }

  @Mutation(() => OperatorPromoCode, {
    nullable: true,
    description:
      'Former name of `endPromoCode`, which differed from `removePromocode` of shoppers by one capital. Requires MANAGER, or a service token with PROMO_CODES_WRITE',
    deprecationReason: 'Use endPromoCode; until 2027-03-31',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.PROMO_CODES_WRITE)
  removePromoCode(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => RemovePromoCodeInput, description: 'The code' }) dto: RemovePromoCodeInput,
  ): Promise<OperatorPromoCode | null> {
    return this.admin.remove({ operator, requestId }, dto);
  }
}
