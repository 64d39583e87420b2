import type { ApolloServerPlugin } from '@apollo/server';
import { getRequestContext } from '../http/request-context.js';
import { deadlines } from '../prisma/deadlines.js';

/** Sets the time that the operation may wait for the database. No statement runs before the operation is known. */
export const operationBudgets: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        const context = getRequestContext();
        if (context && operation) context.budgetMs = operation.operation === 'mutation' ? deadlines.writeMs : deadlines.readMs;
      },
    };
  },
};
