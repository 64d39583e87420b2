import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

type Part = [name: string, part: { description?: string | null | undefined }];

const isBuiltIn = (type: GraphQLNamedType): boolean => isIntrospectionType(type) || isSpecifiedScalarType(type);

function partsOf(type: GraphQLNamedType): Part[] {
  const isRoot = ['Query', 'Mutation', 'Subscription'].includes(type.name);
  const parts: Part[] = isRoot ? [] : [[type.name, type]];
  if (isEnumType(type)) parts.push(...type.getValues().map((value): Part => [`${type.name}.${value.name}`, value]));
  if (!isInputObjectType(type) && !isObjectType(type)) return parts;
  for (const field of Object.values(type.getFields())) {
    const args: readonly GraphQLArgument[] = 'args' in field ? field.args : [];
    parts.push([`${type.name}.${field.name}`, field], ...args.map((arg): Part => [`${type.name}.${field.name}(${arg.name})`, arg]));
  }
  return parts;
}

describe('schema.graphql', () => {
  const types = Object.values(buildSchema(readFileSync('schema.graphql', 'utf8')).getTypeMap());

  it('names uploads by their ID', () => {
    const fields = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
    const others = fields.filter(({ field }) => /uploadIds?$/i.test(field.name) && getNamedType(field.type).name !== 'ID');
    expect(others.map(({ type, field }) => `${type.name}.${field.name}`)).toEqual([]);
  });

  it('counts bonuses in whole numbers', () => {
    const parts = types.filter((type) => isInputObjectType(type) || isObjectType(type));
    const counts = parts.flatMap((type) =>
      Object.values<GraphQLArgument | GraphQLField<unknown, unknown>>(type.getFields()).map(({ name, type: value }) => ({
        name: `${type.name}.${name}`,
        type: getNamedType(value).name,
      })),
    );
    const ofBonuses = counts.filter(({ name }) => /bonus|cashback/i.test(name));
    expect(ofBonuses.filter(({ type }) => type === 'Float').map(({ name }) => name)).toEqual([]);
    expect(ofBonuses.filter(({ type }) => type === 'Int').length).toBeGreaterThan(20);
  });

  it('describes every type, field, argument and value', () => {
    const bare = types.filter((type) => !isBuiltIn(type)).flatMap((type) => partsOf(type).filter(([, { description }]) => !description));
    expect(bare.map(([name]) => name)).toEqual([]);
  });
});
