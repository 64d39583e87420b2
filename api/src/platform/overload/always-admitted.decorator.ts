import { Extensions } from '@nestjs/graphql';
import { type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';

const NAME = 'isAlwaysAdmitted';

/**
 * Marks a mutation of signing in. An overloaded process neither delays nor refuses it. Codes are sent and checked in fair turns of their own,
 * and the limit of mutations per address bounds the others.
 */
export const AlwaysAdmitted = (): MethodDecorator => Extensions({ [NAME]: true });

/** Whether all root fields are marked. */
export function isAlwaysAdmitted(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): boolean {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  return selectionSet.selections.every(
    (selected) => selected.kind === Kind.FIELD && fields[selected.name.value]?.extensions[NAME] === true,
  );
}
