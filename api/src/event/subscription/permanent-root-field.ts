import { type ASTVisitor, GraphQLError, Kind, OperationTypeNode, type SelectionSetNode, type ValidationContext } from 'graphql';

/**
 * Refuses `@skip` and `@include` on the field of a subscription, and on fragments round it. Without the field there is nothing to subscribe
 * to, and the library fails.
 */
export function permanentRootField(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation === OperationTypeNode.SUBSCRIPTION) refuseConditions(context, selectionSet, new Set());
      return false;
    },
    FragmentDefinition: () => false,
  };
}

function refuseConditions(context: ValidationContext, { selections }: SelectionSetNode, entered: Set<string>): void {
  for (const selection of selections) {
    const conditions = selection.directives?.filter(({ name: { value } }) => value === 'skip' || value === 'include') ?? [];
    for (const node of conditions) {
      const message = `Directive "@${node.name.value}" is not allowed where it could remove the field of a subscription.`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) refuseConditions(context, selection.selectionSet, entered);
    if (selection.kind !== Kind.FRAGMENT_SPREAD || entered.has(selection.name.value)) continue;
    entered.add(selection.name.value);
    const fragment = context.getFragment(selection.name.value);
    if (fragment) refuseConditions(context, fragment.selectionSet, entered);
  }
}
