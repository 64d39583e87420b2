import type { ApolloServerPlugin } from '@apollo/server';
import { type FragmentDefinitionNode, GraphQLError, Kind } from 'graphql';
import type { Config } from '../config/config.js';
import { DomainError } from '../errors/domain-error.js';
import { ErrorCode } from '../errors/error-code.js';
import { type OperationSize, sizeOf } from './operation-limits.rules.js';

type Limit = [name: keyof OperationSize, most: number, sentence: string];

/** Refuses operations above a limit before they are executed, and reports the limit and the measured size. */
export function operationLimits(config: Config): ApolloServerPlugin {
  const limits: Limit[] = [
    ['aliases', config.QUERY_MAX_ALIASES, 'В\u00a0запросе слишком много псевдонимов.'],
    ['depth', config.QUERY_MAX_DEPTH, 'Запрос слишком глубокий.'],
    ['cost', config.QUERY_MAX_COST, 'Запрос просит слишком много данных.'],
  ];
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, operation, request }) {
          // No operation was selected; execution reports that as an error.
          if (!operation) return;
          if (!schema.getRootType(operation.operation)) throw kindless(operation.operation);
          const named = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION) as FragmentDefinitionNode[];
          const fragments = new Map(named.map((fragment) => [fragment.name.value, fragment]));
          const size = sizeOf({ schema, operation, fragments, variables: request.variables ?? {} });
          for (const [limit, most, sentence] of limits) {
            if (size[limit] > most) throw refusal(sentence, { limit, most, asked: size[limit] });
          }
        },
      };
    },
  };
}

/** Validation accepts `subscription { __typename }` although the schema has no subscriptions. */
function kindless(kind: string): GraphQLError {
  const reason = `The schema has no ${kind} type.`;
  const originalError = new DomainError(ErrorCode.GRAPHQL_VALIDATION_FAILED, 'Запрос не\u00a0подходит к\u00a0схеме.', { reason });
  return new GraphQLError(originalError.message, { originalError, extensions: { http: { status: 400 } } });
}

function refusal(sentence: string, details: { limit: string; most: number; asked: number }): GraphQLError {
  const originalError = new DomainError(ErrorCode.LIMIT_EXCEEDED, sentence, details);
  return new GraphQLError(sentence, { originalError, extensions: { http: { status: 400 } } });
}
