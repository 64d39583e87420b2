import { expect, it, jest } from '@jest/globals';
import { buildSchema, type GraphQLResolveInfo, graphqlSync } from 'graphql';
import { Prisma } from '../prisma/generated/client.js';
import { ComposedSqlCache } from './composed-sql-cache.js';
import { readSelection, type Selection } from './selection.js';

const schema = buildSchema('type Query { book: Book } type Book { title: String, pages(most: Int): [Page!]! } type Page { text: String }');

/** Returns what a query selects of a book. */
function select(query: string, variables: Record<string, unknown> = {}): Selection {
  const selections: Selection[] = [];
  const book = (_arguments: object, _context: unknown, info: GraphQLResolveInfo) => void selections.push(readSelection(info));
  expect(graphqlSync({ schema, source: query, rootValue: { book }, variableValues: variables }).errors).toBeUndefined();
  const [selection] = selections;
  if (!selection) throw new Error('nothing was selected');
  return selection;
}

const [monday, tuesday] = [new Date('2026-11-23'), new Date('2026-11-24')];
const compose = (composedSql: ComposedSqlCache, build: (now: Date) => Prisma.Sql, now: Date, query = '{ book { title } }', variant = '') =>
  composedSql.compose({ selection: select(query), variant, now }, () => build(now));

it('the SQL of a selection is composed once, and contains the time of each request', () => {
  const composedSql = new ComposedSqlCache();
  const build = jest.fn((now: Date) => Prisma.sql`SELECT ${'a'}, ${now}`);
  const composed = [monday, tuesday, monday].map((now) => compose(composedSql, build, now));
  expect(composed.map(({ text, values }) => [text, values])).toEqual([
    ['SELECT $1, $2', ['a', monday]],
    ['SELECT $1, $2', ['a', tuesday]],
    ['SELECT $1, $2', ['a', monday]],
  ]);
  expect(build).toHaveBeenCalledTimes(1);
});

it.each([
  ['a selection with another field', '{ book { pages { text } } }', ''],
  ['a selection with a field of a fragment', '{ book { title ...Rest } } fragment Rest on Book { pages { text } }', ''],
  ['the same selection in another variant', '{ book { title } }', 'MEMBER'],
])('SQL is composed again for %s', (_what, query, variant) => {
  const composedSql = new ComposedSqlCache();
  const build = jest.fn(() => Prisma.sql`SELECT`);
  compose(composedSql, build, monday);
  compose(composedSql, build, monday, query, variant);
  expect(build).toHaveBeenCalledTimes(2);
});

it.each([
  ['its selection has arguments', '{ book { pages(most: 2) { text } } }'],
  ['its selection has directives', '{ book { title @include(if: true) } }'],
  ['the query selects the same object twice', '{ book { title } book { pages { text } } }'],
])('SQL is composed for each request if %s', (_what, query) => {
  const composedSql = new ComposedSqlCache();
  const build = jest.fn(() => Prisma.sql`SELECT`);
  for (const now of [monday, tuesday]) compose(composedSql, build, now, query);
  expect(build).toHaveBeenCalledTimes(2);
});

it('SQL is composed for each request if it contains a time that was computed from the time of the request', () => {
  const composedSql = new ComposedSqlCache();
  const build = (now: Date) => Prisma.sql`SELECT ${new Date(now.getTime() + 1)}`;
  expect([monday, tuesday].map((now) => compose(composedSql, build, now).values)).toEqual([
    [new Date(monday.getTime() + 1)],
    [new Date(tuesday.getTime() + 1)],
  ]);
});
