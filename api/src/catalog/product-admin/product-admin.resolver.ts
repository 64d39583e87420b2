import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentCaller } from '../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../platform/viewer/service-scope.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Operator } from '../../platform/viewer/viewers.port.js';
import { OperatorProduct, SaveProductInput } from './operator-product.model.js';
import { AdminProductInput, AdminProductListInput, PublishProductInput } from './product-admin.input.js';
import { AdminProductList, AdminProductListItem } from './product-admin.model.js';
import { ProductAdminService } from './product-admin.service.js';
import { SaveProductService } from './save-product.service.js';

@Resolver()
export class ProductAdminResolver {
  constructor(
    private readonly admin: ProductAdminService,
    private readonly saving: SaveProductService,
  ) {}

  @Query(() => OperatorProduct, {
    nullable: true,
    description:
      'A product with all its units, hidden ones included, as `saveProduct` takes it; null if not found. Requires MANAGER, or a service token with CATALOG_READ',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_READ)
  operatorProduct(
    @Args('dto', { type: () => AdminProductInput, description: 'Slug or id of the product' }) dto: AdminProductInput,
  ): Promise<OperatorProduct | null> {
    return this.admin.find(dto);
  }

  @Query(() => AdminProductList, {
    description: 'Products, hidden ones included, paginated. Requires MANAGER, or a service token with CATALOG_READ',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_READ)
  operatorProductList(
    @Args('dto', { type: () => AdminProductListInput, nullable: true, description: 'Which products, their order, and the page' })
    dto?: AdminProductListInput | null,
  ): Promise<AdminProductList> {
    return this.admin.list(dto ?? {});
  }

  @Mutation(() => OperatorProduct, {
    description:
      'Creates or changes a product with its units by the rules of an import, and returns it as it is now. Reservations and sales stay as they are. BAD_USER_INPUT names every wrong field in `details.fields`. CONFLICT if the product has changed since `updatedAt`: `details.current` is what it is now. Requires MANAGER, or a service token with CATALOG_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_WRITE)
  saveProduct(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => SaveProductInput, description: 'The product' }) dto: object,
  ): Promise<OperatorProduct> {
    return this.saving.save({ operator, requestId }, dto);
  }

  @Mutation(() => [AdminProductListItem], {
    description:
      'Shows products in the shop, and returns them. Repeating it changes nothing. NOT_FOUND with `details.ids` if some do not exist; then nothing is changed. Requires MANAGER, or a service token with CATALOG_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_WRITE)
  publishProduct(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => PublishProductInput, description: 'The products' }) { ids }: PublishProductInput,
  ): Promise<AdminProductListItem[]> {
    return this.admin.setActive({ operator, requestId }, ids, true);
  }

  @Mutation(() => [AdminProductListItem], {
    description:
      'Hides products from the shop, and returns them. Repeating it changes nothing. NOT_FOUND with `details.ids` if some do not exist; then nothing is changed. Requires MANAGER, or a service token with CATALOG_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_WRITE)
  withdrawProduct(
    @CurrentCaller() operator: Operator,
    @Context() { requestId }: GraphqlContext,
    @Args('dto', { type: () => PublishProductInput, description: 'The products' }) { ids }: PublishProductInput,
  ): Promise<AdminProductListItem[]> {
    return this.admin.setActive({ operator, requestId }, ids, false);
  }
}
