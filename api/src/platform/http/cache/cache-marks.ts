import { Extensions } from '@nestjs/graphql';
import {
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { WatchedData } from './response-dependencies.js';

const NEVER_CACHED = 'isNeverCached';
const CACHED_UNTIL_CHANGE = 'isCachedUntilChange';

/**
 * Marks a query whose result may be read without credentials by everyone who has its link. No cache stores a response that contains the
 * result, so that it cannot be read after the link was revoked, and its state is never out of date.
 */
export const NeverCached = (): MethodDecorator => Extensions({ [NEVER_CACHED]: true });

/**
 * Marks a query whose result for a guest changes only with the tables of the channel `public_change` and at the times that ChangeWatch
 * reads. The API caches a response of such queries until one of these tables changes or one of these times passes. READ is for queries that
 * read units and their reservations only for products that they pass to `recordProducts`, and the search index only through `readIndex`.
 */
export const CachedUntilChange = (watchedData: WatchedData = 'ANY'): MethodDecorator => Extensions({ [CACHED_UNTIL_CHANGE]: watchedData });

interface RequestedOperation {
  schema: GraphQLSchema;
  document: { definitions: readonly { kind: Kind }[] };
  operation: OperationDefinitionNode;
}

export const isNeverCached = (requestedOperation: RequestedOperation): boolean =>
  listRootFields(requestedOperation).some((field) => field?.extensions[NEVER_CACHED] === true);

/** Returns which changes invalidate the response; undefined if the response may change for other reasons. */
export function findWatchedData(requestedOperation: RequestedOperation): WatchedData | undefined {
  const fields = listRootFields(requestedOperation).filter((field) => field !== undefined);
  const watchedData = fields.map((field) => field.extensions[CACHED_UNTIL_CHANGE]);
  if (!watchedData.every((value) => value === 'ANY' || value === 'READ')) return undefined;
  return watchedData.includes('ANY') ? 'ANY' : 'READ';
}

/** Root fields, including those in fragments. Undefined for a field of introspection. */
function listRootFields({ schema, document, operation }: RequestedOperation): (GraphQLField<unknown, unknown> | undefined)[] {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  const listFields = ({ selections }: SelectionSetNode): (GraphQLField<unknown, unknown> | undefined)[] =>
    selections.flatMap((selectedNode) => {
      if (selectedNode.kind === Kind.FIELD) return [fields[selectedNode.name.value]];
      if (selectedNode.kind === Kind.INLINE_FRAGMENT) return listFields(selectedNode.selectionSet);
      const spreadSelections = fragments.get(selectedNode.name.value);
      // Each fragment is read once, because fragments may spread each other many times.
      fragments.delete(selectedNode.name.value);
      return spreadSelections ? listFields(spreadSelections) : [];
    });
  return listFields(operation.selectionSet);
}
