import { describe, expect, it, jest } from '@jest/globals';
import { buildSchema, type FragmentDefinitionNode, isObjectType, Kind, type OperationDefinitionNode, parse, validate } from 'graphql';
import { type MeasuredOperation, measureSize, type OperationSize } from './operation-limits.rules.js';

const schema = buildSchema(`
  type Query { things(dto: Things!): Page!  byIds(dto: Ids!): [Thing!]!  some(dto: Some): [Thing!]  like(dto: Like!): [Thing!]!  all: [Thing!]!  one: Thing }
  type Mutation { change(dto: Ids!): Page!  changeAll(dto: Ids!, limit: Int): [Thing!]! }
  type Page { items: [Thing!]! total: Int! }
  type Thing { id: ID! parts(limit: Int): [Thing!]! whole: Thing }
  enum State { NEW OLD }
  input Things { filters: Filters states: [State!] pagination: Pagination }
  input Like { thingIds: [ID!] limit: Int = 4 }
  input Filters { brand: [String!] }
  input Pagination { page: Int = 1 limit: Int = 24 }
  input Ids { thingIds: [ID!]! }
  input Some { limit: Int }
`);

function parseOperation(query: string, variables: Record<string, unknown> = {}): MeasuredOperation {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode;
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION) as FragmentDefinitionNode[];
  return { schema, operation, fragments: new Map(fragments.map((one) => [one.name.value, one])), variables };
}

const measure = (query: string, variables?: Record<string, unknown>): OperationSize => measureSize(parseOperation(query, variables));

describe('the cost of an operation', () => {
  it.each([
    ['the default size of a page without a limit', '{ things(dto: {}) { items { id } total } }', 1 + (1 + 24) + 1],
    ['the size of a page', '{ things(dto: { pagination: { limit: 100 } }) { items { id } } }', 1 + 1 + 100],
    [
      'the maximum size of a page for a larger limit',
      '{ things(dto: { pagination: { limit: 1000000000 } }) { items { id } } }',
      1 + 1 + 100,
    ],
    ['one item for a negative limit', '{ some(dto: { limit: -5 }) { id } }', 1 + 1],
    ['no items for the values that a filter lists', '{ things(dto: { filters: { brand: ["a", "b"] } }) { items { id } } }', 26],
    [
      'the size of a page that also has a filter',
      '{ things(dto: { states: [NEW], pagination: { limit: 100 } }) { items { id } } }',
      1 + 1 + 100,
    ],
    ['a limit that exceeds the number of ids', '{ like(dto: { thingIds: ["1"], limit: 100 }) { id } }', 1 + 100],
    ['a number of ids that exceeds the limit', '{ like(dto: { thingIds: ["1", "2"], limit: 1 }) { id } }', 1 + 2],
    ['the default limit for ids without a limit', '{ like(dto: { thingIds: ["1"] }) { id } }', 1 + 4],
    ['one item for an empty list of ids', '{ byIds(dto: { thingIds: [] }) { id } }', 1 + 1],
    [
      'the default size of a list that a mutation returns, even without ids',
      'mutation { change(dto: { thingIds: [] }) { items { id } } }',
      1 + 1 + 5,
    ],
    ['the default size of a list that a mutation returns for one id', 'mutation { changeAll(dto: { thingIds: ["1"] }) { id } }', 1 + 5],
    ['an item for each id', '{ byIds(dto: { thingIds: ["1", "2", "3"] }) { id } }', 1 + 3],
    ['the limit of a nested list', '{ one { parts(limit: 2) { id } } }', 1 + 1 + 2],
    ['the default size of a list without a limit', '{ all { id } }', 1 + 5],
    ['the product of nested lists', '{ byIds(dto: { thingIds: ["1", "2"] }) { parts { parts { id } } } }', 1 + 2 * (1 + 5 * (1 + 5))],
    ['a list in each item of a page', '{ things(dto: {}) { items { parts { id } } } }', 1 + 1 + 24 * (1 + 5)],
    ['a fragment wherever it is spread', '{ one { ...F } all { ...F } } fragment F on Thing { id }', 1 + 1 + 1 + 5],
    ['an inline fragment', '{ things(dto: {}) { ... { items { ... on Thing { id } } } } }', 26],
  ])('includes %s', (_what, query, cost) => {
    expect(measure(query).cost).toBe(cost);
  });

  it('uses the cost and the default size that a field declares', () => {
    const entity = schema.getType('Thing');
    const parts = isObjectType(entity) ? entity.getFields().parts : undefined;
    if (!parts) throw new Error('There is no Thing.parts.');
    parts.extensions = { defaultLength: 30, weight: 7 };
    expect(measure('{ one { parts { parts { id } } } }').cost).toBe(1 + 7 + 30 * (7 + 30));
    parts.extensions = {};
  });

  it('depends on variables and their defaults', () => {
    const query = 'query ($ids: [ID!]! = ["1", "2"]) { byIds(dto: { thingIds: $ids }) { id } }';
    expect([measure(query).cost, measure(query, { ids: ['1', '2', '3', '4'] }).cost]).toEqual([1 + 2, 1 + 4]);
  });

  it('is computed once for a fragment without arguments, even if later requests have other variables', () => {
    const query = 'query ($ids: [ID!]!) { byIds(dto: { thingIds: $ids }) { ...F } } fragment F on Thing { parts { id } }';
    const operation = parseOperation(query);
    const reads = jest.spyOn(operation.fragments, 'get');
    const costs = [['1'], ['1', '2'], ['1']].map((ids) => measureSize({ ...operation, variables: { ids } }).cost);
    expect(costs).toEqual([1 + 6, 1 + 2 * 6, 1 + 6]);
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it('is computed once for each fragment, even if nested fragments expand to a million fields', () => {
    const doubling = Array.from(
      { length: 20 },
      (_, n) => `fragment F${n} on Thing { x: whole { ...F${n + 1} } y: whole { ...F${n + 1} } }`,
    );
    const operation = parseOperation(`{ one { ...F0 } } ${doubling.join(' ')} fragment F20 on Thing { id }`);
    const reads = jest.spyOn(operation.fragments, 'get');
    const size = measureSize(operation);
    expect(size).toEqual({ depth: 22, cost: expect.any(Number), aliases: 2 ** 21 - 2 });
    expect(size.cost).toBeGreaterThan(2 ** 20);
    expect(reads).toHaveBeenCalledTimes(21);
  });
});

it('the depth of an operation is that of its deepest field, including fields of fragments, or 1 for introspection', () => {
  expect(measure('{ one { id whole { ...F } } } fragment F on Thing { whole { ... { id } } }').depth).toBe(4);
  expect(measure('{ __schema { types { fields { type { ofType { name } } } } } }').depth).toBe(1);
});
