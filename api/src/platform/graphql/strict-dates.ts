import { GraphQLError, type GraphQLSchema, isScalarType, Kind } from 'graphql';
import { z } from 'zod';

/** A time that exists, with its offset. Year 0 is none for PostgreSQL. */
const dateTime = z.iso.datetime({ offset: true }).regex(/^(?!0000)/);

function timeOf(value: unknown): Date {
  const { data } = dateTime.safeParse(value);
  if (data !== undefined) return new Date(data);
  throw new GraphQLError(`DateTime must be like 2026-11-25T09:30:00Z, not ${JSON.stringify(value)}`);
}

/** Lets `DateTime` refuse what is no time. The scalar of Nest makes an invalid date of it, which fails wherever it is used. */
export function withStrictDates(schema: GraphQLSchema): GraphQLSchema {
  const scalar = schema.getType('DateTime');
  if (!isScalarType(scalar)) return schema;
  scalar.parseValue = timeOf;
  scalar.parseLiteral = (node) => timeOf(node.kind === Kind.STRING ? node.value : null);
  return schema;
}
