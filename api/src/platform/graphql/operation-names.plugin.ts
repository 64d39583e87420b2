import type { ApolloServerPlugin } from '@apollo/server';
import { currentRequest } from '../http/request-context.js';

const LONGEST = 64;

/** Tells the request's log line which operation it was. The name is an identifier by GraphQL's grammar, so it holds nothing of a person. */
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
