import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { DomainError } from '../errors/domain-error.js';
import { ErrorCode } from '../errors/error-code.js';

const IN_DOCUMENT = /\0|\\u(?:0000|\{0+\})/;

/** PostgreSQL holds every text but one with U+0000, which nobody types: it is refused before any statement could fail of it. */
export const storableText: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ source, request }) {
        if (!IN_DOCUMENT.test(source) && !holdsNull(request.variables)) return;
        const originalError = new DomainError(ErrorCode.BAD_USER_INPUT, 'В\u00a0тексте есть знак, которого не\u00a0бывает.', {
          reason: 'U+0000',
        });
        throw new GraphQLError(originalError.message, { originalError, extensions: { http: { status: 400 } } });
      },
    };
  },
};

function holdsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNull(inner));
}
