import type { Type } from '@nestjs/common';
import { Args, Context, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { z } from 'zod';
import type { GraphqlContext } from '../../platform/graphql/graphql.context.js';
import { readSelection } from '../../platform/graphql/selection.js';
import { declareInput, declareObject } from '../../platform/graphql/zod-types.js';
import { AccessLevel } from '../../platform/viewer/access-level.js';
import { CurrentViewer } from '../../platform/viewer/current-viewer.js';
import { Requires } from '../../platform/viewer/viewer.guards.js';
import type { Viewer } from '../../platform/viewer/viewers.port.js';
import { AdminListInput, createPageType, RemoveFromCatalogInput } from './catalog-admin.model.js';
import { CatalogAdminService } from './catalog-admin.service.js';
import type { EntityDefinition, EntityView } from './entity-definition.js';

/** Names and types of the GraphQL operations for a kind of catalog entity, such as brands. */
export interface AdminOperations {
  list: string;
  save: string;
  remove: string;
  /** Singular and plural in the descriptions of the operations. */
  nouns: readonly [singular: string, plural: string];
  /** `name` is in the names of all types, `form` is the input that is saved, and `view` is the type that is returned. */
  types: { name: string; form: z.ZodObject; view: z.ZodObject };
}

const describeSave = (noun: string): string =>
  `Creates or changes ${noun}, and returns it as it is now. An absent field keeps its value; null clears it. BAD_USER_INPUT names every wrong field in \`details.fields\`. CONFLICT if it has changed since \`updatedAt\`: \`details.current\` is what it is now. Requires MANAGER`;
const describeRemoval = (noun: string): string =>
  `Removes ${noun}, and returns it as it was; null if there is none. CONFLICT while something refers to it: \`details.references\` are counts. Requires MANAGER`;

/** Makes the resolver of a kind of entity. The operations of all kinds have the same form. */
export function createAdminResolver<Form extends { slug: string }, View extends EntityView>(
  definition: EntityDefinition<Form, View>,
  { types: { name, form, view }, nouns: [singular, plural], ...names }: AdminOperations,
): Type {
  const [inputType, viewType] = [declareInput(form, `Save${name}Input`), declareObject(view, `Operator${name}`)];
  const pageType = createPageType(viewType, `Operator${name}List`, `A page of ${plural} for operators`);
  const saveArgument = { type: () => inputType, description: 'What to save' };
  const listArgument = { type: () => AdminListInput, nullable: true, description: 'Search and page; all if omitted' };
  const removeArgument = { type: () => RemoveFromCatalogInput, description: 'What to remove' };

  @Resolver()
  @Requires(AccessLevel.MANAGER)
  class AdminResolver {
    constructor(private readonly service: CatalogAdminService) {}

    @Query(() => pageType, { name: names.list, description: `All ${plural}, hidden ones included, paginated. Requires MANAGER` })
    list(@Info() info: GraphQLResolveInfo, @Args('dto', listArgument) dto?: AdminListInput | null): Promise<object> {
      return this.service.list(definition, dto ?? {}, readSelection(info).selectBelow('items'));
    }

    @Mutation(() => viewType, { name: names.save, description: describeSave(singular) })
    save(
      @CurrentViewer() operator: Viewer,
      @Context() { requestId }: GraphqlContext,
      @Args('dto', saveArgument) dto: object,
    ): Promise<View> {
      return this.service.save({ operator, requestId }, definition, dto);
    }

    @Mutation(() => viewType, { name: names.remove, nullable: true, description: describeRemoval(singular) })
    remove(
      @CurrentViewer() operator: Viewer,
      @Context() { requestId }: GraphqlContext,
      @Args('dto', removeArgument) dto: RemoveFromCatalogInput,
    ) {
      return this.service.remove({ operator, requestId }, definition, dto);
    }
  }
  return AdminResolver;
}
