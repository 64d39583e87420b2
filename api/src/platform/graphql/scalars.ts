import {
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  isScalarType,
  Kind,
  print,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';
import { z } from 'zod';

// PostgreSQL has no year 0.
const day = z.iso.date().refine((text) => !text.startsWith('0000'));

const wrongDayError = (value: string, node: ValueNode | null = null) =>
  new GraphQLError(`Date must be a calendar day like 2026-11-26, not ${value}`, { nodes: node });

function parseExistingDay(value: unknown): string {
  const { data } = day.safeParse(value);
  if (data !== undefined) return data;
  throw wrongDayError(JSON.stringify(value));
}

function parseLiteralDay(node: ValueNode): string {
  if (node.kind === Kind.STRING && day.safeParse(node.value).success) return node.value;
  throw wrongDayError(print(node), node);
}

/** A day in the GraphQL API, as text: a JavaScript Date would be a moment, which is another day in another time zone. */
export const CalendarDay = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar day in Moscow, such as 2026-11-26, without a time',
  serialize: parseExistingDay,
  parseValue: parseExistingDay,
  parseLiteral: parseLiteralDay,
});

/** Whether both PostgreSQL and RFC 3339, whose years have four digits, can express the time in UTC. */
const isExpressible = (time: Date): boolean => time.getUTCFullYear() >= 1 && time.getUTCFullYear() <= 9999;

/** Parses a time in a request. Refuses a time outside the years 1 to 9999. */
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

const wrongKopecksError = (value: string, node: ValueNode | null = null) =>
  new GraphQLError(`Kopecks must be an integer within 2^53 - 1, not ${value}`, { nodes: node });

function parseSafeInteger(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw wrongKopecksError(String(value));
}

function parseSafeLiteral(node: ValueNode): number {
  const value = node.kind === Kind.INT ? Number(node.value) : Number.NaN;
  if (Number.isSafeInteger(value)) return value;
  throw wrongKopecksError(print(node), node);
}

/** Money in the GraphQL API. `Int` would overflow at 21.4 million roubles. */
export const Kopecks = new GraphQLScalarType<number, number>({
  name: 'Kopecks',
  description: 'Kopecks: a JSON number without a fraction, exact up to 2^53 - 1',
  serialize: parseSafeInteger,
  parseValue: parseSafeInteger,
  parseLiteral: parseSafeLiteral,
});

/** A value without a type of its own, such as an entity in a journal entry. */
export const JsonValue = new GraphQLScalarType({
  name: 'JSON',
  description: 'Any JSON value',
  serialize: (value) => value,
  parseValue: (value) => value,
  parseLiteral: valueFromASTUntyped,
});
