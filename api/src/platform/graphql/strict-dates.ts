import { GraphQLError, type GraphQLSchema, isScalarType, Kind } from 'graphql';
import { z } from 'zod';

/** In UTC, years that both PostgreSQL and the four digits of RFC 3339 can express. */
const isExpressible = (time: Date): boolean => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999;

/** A time as the API takes it. */
export const dateTime = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine(isExpressible);

function toTime(value: unknown): Date {
  const { data: time } = dateTime.safeParse(value);
  if (time) return time;
  throw new GraphQLError(`DateTime must be like 2026-11-25T09:30:00Z, not ${JSON.stringify(value)}`);
}

/** Makes the `DateTime` scalar reject malformed input. Nest's own scalar turns it into an invalid Date, which fails later as INTERNAL. */
export function withStrictDates(schema: GraphQLSchema): GraphQLSchema {
  const scalar = schema.getType('DateTime');
  if (!isScalarType(scalar)) return schema;
  scalar.parseValue = toTime;
  scalar.parseLiteral = (node) => toTime(node.kind === Kind.STRING ? node.value : null);
  return schema;
}
