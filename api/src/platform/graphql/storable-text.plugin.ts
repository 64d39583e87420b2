import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { DomainError, ErrorCode } from '../errors/domain-error.js';

const UNSTORABLE_IN_DOCUMENT = /\0|\\u(?:0000|\{0+\})/;

interface InputText {
  source: string;
  variables: unknown;
}

/**
 * Refuses U+0000 and lone surrogates, which PostgreSQL cannot store, before any statement fails. GraphQL refuses surrogates in documents.
 */
export function requireStorable({ source, variables }: InputText): void {
  if (!UNSTORABLE_IN_DOCUMENT.test(source) && !hasUnstorable(variables)) return;
  const originalError = new DomainError(ErrorCode.BAD_USER_INPUT, 'В\u00a0тексте есть знак, которого не\u00a0бывает.', {
    reason: 'U+0000 or a lone surrogate',
  });
  throw new GraphQLError(originalError.message, { originalError, extensions: { http: { status: 400 } } });
}

export const storableText: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ source, request }) {
        requireStorable({ source, variables: request.variables });
      },
    };
  },
};

/** Uses a loop and no recursion, because a client may nest values deeper than the call stack allows. */
function hasUnstorable(variables: unknown): boolean {
  const pendingValues = [variables];
  while (pendingValues.length > 0) {
    const value = pendingValues.pop();
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) pendingValues.push(key, inner);
  }
  return false;
}
