import type { ApolloServerPlugin } from '@apollo/server';
import { currentRequest } from '../http/request-context.js';
import { deadlines } from '../prisma/deadlines.js';

/** Sets the time that the operation may wait for the database. No statement runs before the operation is known. */
export const operationBudgets: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        const request = currentRequest();
        if (request && operation) request.budgetMs = operation.operation === 'mutation' ? deadlines.writeMs : deadlines.readMs;
      },
    };
  },
};

const LONGEST = 64;

/** Adds the operation's name to the request log. It is an identifier by GraphQL's grammar, so it contains no personal data. */
export const operationNames: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operationName }) {
        const request = currentRequest();
        if (request && operationName) request.operation = operationName.slice(0, LONGEST);
      },
    };
  },
};
