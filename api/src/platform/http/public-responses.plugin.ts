import type { ApolloServerPlugin } from '@apollo/server';
import { Extensions } from '@nestjs/graphql';
import { type FragmentDefinitionNode, type GraphQLSchema, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import type { GraphqlContext } from '../graphql/graphql.context.js';
import { varyBy } from './cache-headers.js';

const NAME = 'isNeverCached';

/**
 * Marks a query whose result may be read by everyone who has its link, although it needs no credentials. No cache stores a response that
 * contains it, so that it cannot be read after the link was revoked, and its state is never old.
 */
export const NeverCached = (): MethodDecorator => Extensions({ [NAME]: true });

interface RequestedOperation {
  schema: GraphQLSchema;
  document: { definitions: readonly { kind: Kind }[] };
  operation: OperationDefinitionNode;
}

/** Whether a root field is marked, in a fragment too. */
export function isNeverCached({ schema, document, operation }: RequestedOperation): boolean {
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  );
  const hasMarkedField = ({ selections }: SelectionSetNode): boolean =>
    selections.some((selectedNode) => {
      if (selectedNode.kind === Kind.FIELD) return fields[selectedNode.name.value]?.extensions[NAME] === true;
      if (selectedNode.kind === Kind.INLINE_FRAGMENT) return hasMarkedField(selectedNode.selectionSet);
      const spread = fragments.get(selectedNode.name.value);
      // Cached per fragment, because fragments may spread each other many times.
      fragments.delete(selectedNode.name.value);
      return spread !== undefined && hasMarkedField(spread);
    });
  return hasMarkedField(operation.selectionSet);
}

// A cached price may be at most a second old, so there is no stale-while-revalidate.
export const PUBLIC = 'public, max-age=1';
/** A shared cache must never serve one visitor's response to another. */
export const VARIES_WITH = 'Authorization, Cookie, Accept';

/**
 * Marks responses to GET requests without credentials and without errors as publicly cacheable, unless a field of theirs is never cached.
 * All others keep the `private, no-store` set by the context.
 */
export const publicResponses: ApolloServerPlugin<GraphqlContext> = {
  async requestDidStart({ contextValue: { req, reply } }) {
    const { authorization, cookie } = req.headers;
    if (req.method !== 'GET' || authorization !== undefined || cookie !== undefined) return;
    return {
      async willSendResponse({ schema, document, operation, response: { body, http } }) {
        if (body.kind !== 'single' || body.singleResult.errors || http.status !== undefined) return;
        if (!operation || !document || isNeverCached({ schema, document, operation })) return;
        http.headers.set('cache-control', PUBLIC);
        varyBy(reply, VARIES_WITH);
      },
    };
  },
};
