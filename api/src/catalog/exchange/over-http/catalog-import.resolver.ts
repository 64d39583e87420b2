import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../platform/graphql/graphql.context.js';
import { PagedInput } from '../../../platform/pagination/paged.input.js';
import { AccessLevel } from '../../../platform/viewer/access-level.js';
import { CurrentViewer } from '../../../platform/viewer/current-viewer.decorator.js';
import { Requires } from '../../../platform/viewer/level.guard.js';
import type { Viewer } from '../../../platform/viewer/viewer.js';
import { CatalogImportInput } from './catalog-import.input.js';
import { CatalogImport, CatalogImportList } from './catalog-import.model.js';
import { CatalogImportService } from './catalog-import.service.js';

@Resolver()
export class CatalogImportResolver {
  constructor(private readonly imports: CatalogImportService) {}

  @Query(() => CatalogImport, {
    nullable: true,
    description: 'An import of a catalog file, also while it runs. `POST /api/catalog/imports` begins one. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  catalogImport(
    @Args('dto', { type: () => CatalogImportInput, description: 'The import' }) { id }: CatalogImportInput,
  ): Promise<CatalogImport | null> {
    return this.imports.find(id);
  }

  @Query(() => CatalogImportList, { description: 'Imports of catalog files, newest first, paginated. Requires MANAGER' })
  @Requires(AccessLevel.MANAGER)
  catalogImportList(
    @Args('dto', { type: () => PagedInput, nullable: true, description: 'Page of the list' }) dto?: PagedInput | null,
  ): Promise<CatalogImportList> {
    return this.imports.list(dto ?? {});
  }

  @Mutation(() => CatalogImport, {
    description:
      'Ends an import that runs or was interrupted, and returns it. What was imported stays, and nothing more is. Repeating it changes nothing. CONFLICT if the import is done. Requires MANAGER',
  })
  @Requires(AccessLevel.MANAGER)
  cancelCatalogImport(
    @CurrentViewer() viewer: Viewer,
    @Context() context: GraphqlContext,
    @Args('dto', { type: () => CatalogImportInput, description: 'The import' }) { id }: CatalogImportInput,
  ): Promise<CatalogImport> {
    return this.imports.cancel(viewer, context, id);
  }
}
