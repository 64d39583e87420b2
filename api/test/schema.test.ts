import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

type DescribedField = GraphQLField<unknown, unknown> | GraphQLInputField;
type DescribedElement = [name: string, part: { description?: string | null | undefined }];

const isBuiltIn = (type: GraphQLNamedType): boolean => isIntrospectionType(type) || isSpecifiedScalarType(type);

function listElements(type: GraphQLNamedType): DescribedElement[] {
  const isRoot = ['Query', 'Mutation', 'Subscription'].includes(type.name);
  const elements: DescribedElement[] = isRoot ? [] : [[type.name, type]];
  if (isEnumType(type)) elements.push(...type.getValues().map((value): DescribedElement => [`${type.name}.${value.name}`, value]));
  if (!isInputObjectType(type) && !isObjectType(type)) return elements;
  for (const field of Object.values(type.getFields())) {
    const args: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
    elements.push(
      [`${type.name}.${field.name}`, field],
      ...args.map((arg): DescribedElement => [`${type.name}.${field.name}(${arg.name})`, arg]),
    );
  }
  return elements;
}

describe('schema.graphql', () => {
  const types = Object.values(buildSchema(readFileSync('schema.graphql', 'utf8')).getTypeMap());

  const fields = types
    .filter((type) => isInputObjectType(type) || isObjectType(type))
    .flatMap((type) => Object.values<DescribedField>(type.getFields()).map((field) => ({ ...field, name: `${type.name}.${field.name}` })))
    .map(({ name, description, type }) => ({ name, description: description ?? '', type: getNamedType(type).name }));

  it('gives every field whose name ends in uploadId or uploadIds the type ID', () => {
    expect(fields.filter(({ name, type }) => /uploadIds?$/i.test(name) && type !== 'ID')).toEqual([]);
  });

  it('counts bonuses and cashback in whole numbers', () => {
    const numbers = fields.filter(({ name, type }) => /bonus|cashback/i.test(name) && ['Float', 'Int'].includes(type));
    expect(numbers.filter(({ type }) => type === 'Float')).toEqual([]);
    expect(numbers.length).toBeGreaterThan(20);
  });

  it('uses the type Date for days, except for factory dates', () => {
    const days = fields.filter(({ name, description }) => /^(?:first |last |new )?day\b/i.test(description) || /date$/i.test(name));
    expect(days.filter(({ type }) => ['String', 'DateTime'].includes(type)).map(({ name }) => name)).toEqual([
      'OperatorProductProperties.factoryDate',
      'ProductProperties.factoryDate',
      'SaveProductPropertiesInput.factoryDate',
    ]);
    expect(days.filter(({ type }) => type === 'Date')).toHaveLength(9);
  });

  it('names the types of paginated lists with the suffix List, except for five types', () => {
    const pages = types.filter(isObjectType).filter((type) => ['items', 'pagination'].every((name) => name in type.getFields()));
    expect(pages.map(({ name }) => name).filter((name) => !name.endsWith('List'))).toEqual([
      // These types are named like their queries. docs/api-changes.md says why the names stay.
      'BonusHistory',
      'Favourites',
      'FilteredProducts',
      'ModeratedReviews',
      'SearchFilteredProducts',
    ]);
    expect(pages.length).toBeGreaterThan(30);
  });

  it('gives the field for the search text of a list the name `query`', () => {
    const lists = types.filter(isInputObjectType).filter((type) => 'pagination' in type.getFields());
    const otherNames = lists.flatMap((type) => {
      const { query, search, text } = type.getFields();
      const isReplacedByQuery = (former: GraphQLInputField) => query && former.deprecationReason?.startsWith('Use query;');
      return [search, text]
        .filter((field) => field !== undefined)
        .filter((field) => !isReplacedByQuery(field))
        .map(({ name }) => `${type.name}.${name}`);
    });
    expect(otherNames).toEqual([]);
    expect(lists.filter((type) => 'query' in type.getFields()).length).toBeGreaterThan(2);
  });

  it('writes enum values in capitals', () => {
    const enums = types.filter(isEnumType).filter((type) => !isIntrospectionType(type));
    const values = enums.flatMap((type) => type.getValues().map(({ name }) => `${type.name}.${name}`));
    expect(values.filter((value) => !/\.[A-Z][A-Z\d_]*$/.test(value))).toEqual([]);
  });

  it('describes every type, field, argument and enum value', () => {
    const undescribed = types
      .filter((type) => !isBuiltIn(type))
      .flatMap((type) => listElements(type).filter(([, { description }]) => !description));
    expect(undescribed.map(([name]) => name)).toEqual([]);
  });
});
