import { describe, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLResolveInfo, graphqlSync } from 'graphql';
import { readSelection, type Selection } from './selection.js';

const schema = buildSchema(`
  type Query { shelf(row: Int): [Book!]! }
  type Book { title: String, pages(most: Int = 3): [Page!]!, sequel: Book }
  type Page { number: Int, text: String }`);

/** Returns what a query selects below its only root field. */
function select(query: string, variables: Record<string, unknown> = {}): Selection {
  let found: Selection | undefined;
  const shelf = (_arguments: object, _context: unknown, info: GraphQLResolveInfo) => {
    found = readSelection(info);
    return [];
  };
  expect(graphqlSync({ schema, source: query, rootValue: { shelf }, variableValues: variables }).errors).toBeUndefined();
  if (!found) throw new Error('nothing was selected');
  return found;
}

const listFields = (selection: Selection) => ['title', 'pages', 'sequel', 'number', 'text'].filter((field) => selection.isSelected(field));

describe('the selection of a query', () => {
  it('contains the selected fields at each level', () => {
    const selection = select('{ shelf { title sequel { pages { number } } } }');
    expect(listFields(selection)).toEqual(['title', 'sequel']);
    expect(listFields(selection.selectBelow('sequel').selectBelow('pages'))).toEqual(['number']);
    expect(listFields(selection.selectBelow('pages'))).toEqual([]);
    expect([selection.isEmpty, selection.selectBelow('pages').isEmpty]).toEqual([false, true]);
  });

  it('merges aliases, fragments and repetitions', () => {
    const selection =
      select(`{ shelf { one: pages { number } ...Rest ... on Book { sequel { title } } ... { sequel { sequel { title } } } } }
      fragment Rest on Book { other: pages { text } ...More } fragment More on Book { title }`);
    expect(listFields(selection)).toEqual(['title', 'pages', 'sequel']);
    expect(listFields(selection.selectBelow('pages'))).toEqual(['number', 'text']);
    expect(listFields(selection.selectBelow('sequel'))).toEqual(['title', 'sequel']);
  });

  it('omits fields that @skip or @include excludes', () => {
    const query = `query ($yes: Boolean!, $no: Boolean!) { shelf { title @skip(if: $yes) pages @include(if: $no) { text }
      ...Sequel @include(if: $yes) ... @skip(if: $no) { pages { number } } } } fragment Sequel on Book { sequel { title @include(if: true) } }`;
    const selection = select(query, { yes: true, no: false });
    expect(listFields(selection)).toEqual(['pages', 'sequel']);
    expect(listFields(selection.selectBelow('pages'))).toEqual(['number']);
    expect(listFields(selection.selectBelow('sequel'))).toEqual(['title']);
  });

  it('lists the arguments of every occurrence of a field, with variables and defaults', () => {
    const query =
      'query ($few: Int!, $none: Int) { shelf(row: 7) { a: pages(most: $few) { text } b: pages { text } c: pages(most: $none) { text } } }';
    const selection = select(query, { few: 2 });
    expect(selection.listArguments()).toEqual([{ row: 7 }]);
    expect(selection.selectBelow('pages').listArguments()).toEqual([{ most: 2 }, { most: 3 }, { most: 3 }]);
    expect(selection.selectBelow('sequel').listArguments()).toEqual([]);
  });
});
