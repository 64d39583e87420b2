import { GraphQLError, GraphQLScalarType, Kind, print, type ValueNode } from 'graphql';

const wrong = (value: string, node: ValueNode | null = null) =>
  new GraphQLError(`Kopecks must be an integer within 2^53 - 1, not ${value}`, { nodes: node });

function safeInteger(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw wrong(String(value));
}

function safeLiteral(node: ValueNode): number {
  const value = node.kind === Kind.INT ? Number(node.value) : Number.NaN;
  if (Number.isSafeInteger(value)) return value;
  throw wrong(print(node), node);
}

/** Money in the GraphQL API. `Int` would overflow at 21.4 million roubles. */
export const Kopecks = new GraphQLScalarType<number, number>({
  name: 'Kopecks',
  description: 'Kopecks: a JSON number without a fraction, exact up to 2^53 - 1',
  serialize: safeInteger,
  parseValue: safeInteger,
  parseLiteral: safeLiteral,
});
