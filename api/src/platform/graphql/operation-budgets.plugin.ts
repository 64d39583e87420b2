import type { ApolloServerPlugin } from '@apollo/server';
import { READ_BUDGET_MS, WRITE_BUDGET_MS } from '../http/request-budget.js';
import { currentRequest } from '../http/request-context.js';

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
