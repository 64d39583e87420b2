import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, OperationTypeNode } from 'graphql';
import type { Config } from '../config/config.js';
import { DomainError, ErrorCode } from '../errors/domain-error.js';
import { type MeasuredOperation, measureSize, type OperationSize } from './operation-limits.rules.js';

type Limit = [name: keyof OperationSize, max: number, sentence: string];

/** Returns a function that measures an operation, and throws if it exceeds a limit. The error names the limit and the measured size. */
export function createSizeCheck(config: Config): (operation: MeasuredOperation) => OperationSize {
  const limits: Limit[] = [
    ['aliases', config.QUERY_MAX_ALIASES, 'В\u00a0запросе слишком много псевдонимов.'],
    ['depth', config.QUERY_MAX_DEPTH, 'Запрос слишком глубокий.'],
    ['cost', config.QUERY_MAX_COST, 'Запрос просит слишком много данных.'],
  ];
  return (operation) => {
    const size = measureSize(operation);
    for (const [limit, max, sentence] of limits) {
      if (size[limit] > max) throw limitExceededError(sentence, { limit, most: max, asked: size[limit] });
    }
    return size;
  };
}

export function mapFragmentsByName({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION) as FragmentDefinitionNode[];
  return new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
}

/**
 * Refuses operations above a limit before they are executed, and subscriptions, which need a WebSocket. The size is returned for a request
 * with `extensions: { cost: true }` only, because other clients would load it for nothing.
 */
export function createOperationLimits(config: Config): ApolloServerPlugin {
  const measure = createSizeCheck(config);
  const max = { cost: config.QUERY_MAX_COST, depth: config.QUERY_MAX_DEPTH, aliases: config.QUERY_MAX_ALIASES };
  return {
    async requestDidStart() {
      let size: OperationSize | undefined;
      return {
        async didResolveOperation({ schema, document, operation, request }) {
          // No operation was selected; execution reports that as an error.
          if (!operation) return;
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw socketRequiredError();
          size = measure({ schema, operation, fragments: mapFragmentsByName(document), variables: request.variables ?? {} });
        },
        async willSendResponse({ request, response: { body } }) {
          if (request.extensions?.cost !== true || !size || body.kind !== 'single') return;
          body.singleResult.extensions = { ...body.singleResult.extensions, cost: { ...size, most: max } };
        },
      };
    },
  };
}

function socketRequiredError(): GraphQLError {
  const reason = 'Subscriptions are served over a WebSocket with the protocol graphql-transport-ws.';
  const originalError = new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason });
  return new GraphQLError(originalError.message, { originalError, extensions: { http: { status: 400 } } });
}

function limitExceededError(sentence: string, details: { limit: string; most: number; asked: number }): GraphQLError {
  const originalError = new DomainError(ErrorCode.LIMIT_EXCEEDED, sentence, details);
  return new GraphQLError(sentence, { originalError, extensions: { http: { status: 400 } } });
}
