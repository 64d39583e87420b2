import { GraphQLError, GraphQLScalarType, Kind, print, type ValueNode } from 'graphql';
import { z } from 'zod';

// PostgreSQL has no year 0.
const day = z.iso.date().refine((text) => !text.startsWith('0000'));

const wrong = (value: string, node: ValueNode | null = null) =>
  new GraphQLError(`Date must be a calendar day like 2026-11-26, not ${value}`, { nodes: node });

function existingDay(value: unknown): string {
  const { data } = day.safeParse(value);
  if (data !== undefined) return data;
  throw wrong(JSON.stringify(value));
}

function literalDay(node: ValueNode): string {
  if (node.kind === Kind.STRING && day.safeParse(node.value).success) return node.value;
  throw wrong(print(node), node);
}

/** A day in the GraphQL API, as text: a JavaScript Date would be a moment, which is another day in another time zone. */
export const CalendarDay = new GraphQLScalarType<string, string>({
  name: 'Date',
  description: 'A calendar day in Moscow, such as 2026-11-26, without a time',
  serialize: existingDay,
  parseValue: existingDay,
  parseLiteral: literalDay,
});
