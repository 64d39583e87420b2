import type { ApolloServerPlugin } from '@apollo/server';
import { currentRequest, READ_BUDGET_MS, WRITE_BUDGET_MS } from '../http/request-context.js';

/** Sets the time that the operation may wait for the database. No statement runs before the operation is known. */
export const operationBudgets: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        const request = currentRequest();
        if (request && operation) request.budgetMs = operation.operation === 'mutation' ? WRITE_BUDGET_MS : READ_BUDGET_MS;
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
