import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

function safeInteger(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError(`Kopecks must be an integer within 2^53 - 1, not ${String(value)}`);
}

/** Money in the GraphQL API. `Int` would overflow at 21.4 million roubles. */
export const Kopecks = new GraphQLScalarType<number, number>({
  name: 'Kopecks',
  description: 'Kopecks: a JSON number without a fraction, exact up to 2^53 - 1',
  serialize: safeInteger,
  parseValue: safeInteger,
  parseLiteral: (node) => safeInteger(node.kind === Kind.INT ? Number(node.value) : undefined),
});
