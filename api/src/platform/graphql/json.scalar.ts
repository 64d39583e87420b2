import { GraphQLScalarType, valueFromASTUntyped } from 'graphql';

/** A value without a type of its own, such as what a journal has kept of many kinds of things. */
export const JsonValue = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: valueFromASTUntyped,
});
