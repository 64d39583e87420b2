import { Extensions } from '@nestjs/graphql';
import { type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';

const NAME = 'isAlwaysAdmitted';

/**
 * Marks a mutation of signing in, ordering or paying. An overloaded process neither delays nor refuses it, and it takes no place from others
 * while it waits. Its answer must be small, because nothing else bounds how many are computed at once. Codes are sent and checked, and orders placed, in fair turns of their own, a payment provider is asked a bounded number of
 * things at once, and the limit of mutations per address bounds the others.
 */
export const AlwaysAdmitted = (): MethodDecorator => Extensions({ [NAME]: true });

/** Whether all root fields are marked. */
export function isAlwaysAdmitted(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): boolean {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  return selectionSet.selections.every(
    (selected) => selected.kind === Kind.FIELD && fields[selected.name.value]?.extensions[NAME] === true,
  );
}
