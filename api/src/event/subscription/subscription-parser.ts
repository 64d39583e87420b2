import {
  type ASTVisitor,
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  type ValidationContext,
  validate,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../platform/config/config.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { createSizeCheck, mapFragmentsByName } from '../../platform/graphql/operation-limits.plugin.js';
import { requireStorable } from '../../platform/graphql/storable-text.plugin.js';

/**
 * Refuses `@skip` and `@include` on the field of a subscription, and on fragments that contain it. Without the field there is nothing to
 * subscribe to, and the library fails.
 */
function refuseConditionalRootField(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition({ operation, selectionSet }) {
      if (operation === OperationTypeNode.SUBSCRIPTION) refuseConditions(context, selectionSet, new Set());
      return false;
    },
    FragmentDefinition: () => false,
  };
}

function refuseConditions(context: ValidationContext, { selections }: SelectionSetNode, visitedFragments: Set<string>): void {
  for (const selection of selections) {
    const conditions = selection.directives?.filter(({ name: { value } }) => value === 'skip' || value === 'include') ?? [];
    for (const node of conditions) {
      const message = `Directive "@${node.name.value}" is not allowed where it could remove the field of a subscription.`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) refuseConditions(context, selection.selectionSet, visitedFragments);
    if (selection.kind !== Kind.FRAGMENT_SPREAD || visitedFragments.has(selection.name.value)) continue;
    visitedFragments.add(selection.name.value);
    const fragment = context.getFragment(selection.name.value);
    if (fragment) refuseConditions(context, fragment.selectionSet, visitedFragments);
  }
}

/** Maximum number of valid documents that are cached. Clients of one kind send the same few documents, each of at most 16 kB. */
const MAX_DOCUMENTS = 100;

/**
 * Returns a function that validates the subscription of a client. It refuses queries, mutations and everything that is refused over HTTP.
 */
export function createSubscriptionParser(schema: GraphQLSchema, config: Config): (payload: SubscribePayload) => ExecutionArgs {
  const refuseTooLarge = createSizeCheck(config);
  const options = { maxErrors: 1, hideSuggestions: config.MODE === 'production' };
  const documents = new LRUCache<string, DocumentNode>({ max: MAX_DOCUMENTS });
  const parseDocument = (query: string): DocumentNode => {
    const cachedDocument = documents.get(query);
    if (cachedDocument) return cachedDocument;
    const document = parseQuery(query, config.QUERY_MAX_TOKENS);
    // The conditions are checked first, because the library's single-field rule throws if a condition is a variable.
    const conditionError = validate(schema, document, [refuseConditionalRootField], options)[0];
    const validationError = conditionError ?? validate(schema, document, specifiedRules, options)[0];
    if (validationError) throw toRequestError(validationError, ErrorCode.GRAPHQL_VALIDATION_FAILED);
    documents.set(query, document);
    return document;
  };
  return ({ query, operationName, variables }) => {
    const document = parseDocument(query);
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) throw otherOperationError();
    requireStorable({ source: query, variables });
    const variableValues = variables ?? {};
    const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues);
    if (errors?.[0]) throw toRequestError(errors[0], ErrorCode.BAD_USER_INPUT);
    refuseTooLarge({ schema, operation, fragments: mapFragmentsByName(document), variables: variableValues });
    return { schema, document, variableValues, operationName: operationName ?? null };
  };
}

function parseQuery(query: string, maxTokens: number): DocumentNode {
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    throw error instanceof GraphQLError ? toRequestError(error, ErrorCode.GRAPHQL_PARSE_FAILED) : error;
  }
}

/** Returns an error of the library with the error code of the API. */
const toRequestError = ({ message, source, positions }: GraphQLError, code: ErrorCode): GraphQLError =>
  new GraphQLError(message, { source: source ?? null, positions: positions ?? null, extensions: { code } });

function otherOperationError(): DomainError {
  const reason = 'A socket takes one subscription by a message. Send queries and mutations by HTTP.';
  return new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason });
}
