import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../platform/graphql/graphql.context.js';
import { PagedInput } from '../../../platform/input/pagination.js';
import { AccessLevel } from '../../../platform/viewer/access-level.js';
import { CurrentCaller } from '../../../platform/viewer/current-viewer.js';
import { ServiceScope } from '../../../platform/viewer/service-scope.js';
import { Requires } from '../../../platform/viewer/viewer.guards.js';
import type { Operator } from '../../../platform/viewer/viewers.port.js';
import { CatalogImport, CatalogImportInput, CatalogImportList } from './catalog-import.model.js';
import { CatalogImportService } from './catalog-import.service.js';

@Resolver()
export class CatalogImportResolver {
  constructor(private readonly imports: CatalogImportService) {}

  @Query(() => CatalogImport, {
    nullable: true,
    description:
      'An import of a catalog file, whether it runs or has ended; null if not found. `POST /api/catalog/imports` begins one. Requires MANAGER, or a service token with CATALOG_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_WRITE)
  catalogImport(
    @Args('dto', { type: () => CatalogImportInput, description: 'The import' }) { id }: CatalogImportInput,
  ): Promise<CatalogImport | null> {
    return this.imports.find(id);
  }

  @Query(() => CatalogImportList, {
    description: 'Imports of catalog files, newest first, paginated. Requires MANAGER, or a service token with CATALOG_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_WRITE)
  catalogImportList(
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Page of the list' }) dto?: PagedInput | null,
  ): Promise<CatalogImportList> {
    return this.imports.list(dto ?? {});
  }

  @Mutation(() => CatalogImport, {
    description:
      'Cancels an import that runs or was interrupted, and returns it. Lines that were imported before stay imported. Repeating it changes nothing. CONFLICT if the import is done. Requires MANAGER, or a service token with CATALOG_WRITE',
  })
  @Requires(AccessLevel.MANAGER, ServiceScope.CATALOG_WRITE)
  cancelCatalogImport(
    @CurrentCaller() operator: Operator,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => CatalogImportInput, description: 'The import' }) { id }: CatalogImportInput,
  ): Promise<CatalogImport> {
    return this.imports.cancel(operator, context, id);
  }
}
