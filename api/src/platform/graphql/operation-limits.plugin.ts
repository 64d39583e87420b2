import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, OperationTypeNode } from 'graphql';
import type { Config } from '../config/config.js';
import { DomainError } from '../errors/domain-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { type MeasuredOperation, type OperationSize, sizeOf } from './operation-limits.rules.js';

type Limit = [name: keyof OperationSize, most: number, sentence: string];

/** Returns a function that throws if an operation exceeds a limit. The error names the limit and the measured size. */
export function sizeLimits(config: Config): (asked: MeasuredOperation) => void {
  const limits: Limit[] = [
    ['aliases', config.QUERY_MAX_ALIASES, 'В\u00a0запросе слишком много псевдонимов.'],
    ['depth', config.QUERY_MAX_DEPTH, 'Запрос слишком глубокий.'],
    ['cost', config.QUERY_MAX_COST, 'Запрос просит слишком много данных.'],
  ];
  return (asked) => {
    const size = sizeOf(asked);
    for (const [limit, most, sentence] of limits) {
      if (size[limit] > most) throw refusal(sentence, { limit, most, asked: size[limit] });
    }
  };
}

/** The fragments of a document by name. */
export function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const named = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION) as FragmentDefinitionNode[];
  return new Map(named.map((fragment) => [fragment.name.value, fragment]));
}

/** Refuses operations above a limit before they are executed, and subscriptions, which need a WebSocket. */
export function operationLimits(config: Config): ApolloServerPlugin {
  const refuseLarge = sizeLimits(config);
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, request }) {
          // No operation was selected; execution reports that as an error.
          if (!operation) return;
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) throw socketless();
          refuseLarge({ schema, operation, fragments: fragmentsOf(document), variables: request.variables ?? {} });
        },
      };
    },
  };
}

function socketless(): GraphQLError {
  const reason = 'Subscriptions are served over a WebSocket with the protocol graphql-transport-ws.';
  const originalError = new DomainError(ErrorCode.BAD_REQUEST, 'Запрос составлен неверно.', { reason });
  return new GraphQLError(originalError.message, { originalError, extensions: { http: { status: 400 } } });
}

function refusal(sentence: string, details: { limit: string; most: number; asked: number }): GraphQLError {
  const originalError = new DomainError(ErrorCode.LIMIT_EXCEEDED, sentence, details);
  return new GraphQLError(sentence, { originalError, extensions: { http: { status: 400 } } });
}
