import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { ModulesContainer } from '@nestjs/core';
import type { GraphQLSchemaFactory } from '@nestjs/graphql';
import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import { ErrorCode } from '../errors/domain-error.js';

export const buildSchemaOptions = { orphanedTypes: [ErrorCode] };

type Resolve = GraphQLFieldResolver<unknown, unknown>;
/** Resolvers of fields, by the name of their type. Those of subscriptions have a method `subscribe`. */
type Resolvers = Record<string, Record<string, Resolve | { resolve?: Resolve; subscribe?: Resolve }>>;

function addResolvers(schema: GraphQLSchema, resolvers: Resolvers): GraphQLSchema {
  for (const [typeName, fieldResolvers] of Object.entries(resolvers)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`resolvers for ${typeName}, which is no object type`);
    const fields = type.getFields();
    for (const [name, resolver] of Object.entries(fieldResolvers)) {
      const field = fields[name];
      if (!field) throw new Error(`a resolver for the unknown field ${typeName}.${name}`);
      Object.assign(field, typeof resolver === 'function' ? { resolve: resolver } : resolver);
    }
  }
  return schema;
}

/**
 * Options of Nest that add the resolvers to the schema which the decorators describe. With `autoSchemaFile`, Nest would print that schema,
 * make a second one from the text and copy the resolvers from there, which takes a quarter of the start-up time.
 */
export function buildDirectSchema(
  factory: GraphQLSchemaFactory,
  modules: ModulesContainer,
): Required<Pick<ApolloDriverConfig, 'transformResolvers' | 'transformSchema'>> {
  let resolvers: Resolvers = {};
  return {
    transformResolvers: (foundResolvers) => {
      resolvers = Object.assign({}, ...[foundResolvers].flat()) as Resolvers;
      return foundResolvers;
    },
    // Nest calls this function with no schema once it has found the resolvers.
    transformSchema: async () => {
      const providers = [...modules.values()].flatMap((module) => [...module.providers.values()]);
      const classes = providers.flatMap(({ instance }) => instance?.constructor ?? []);
      // Nest's check of the schema runs an introspection query, which takes a tenth of the start-up time. Apollo Server validates the schema
      // as well.
      return addResolvers(await factory.create(classes, { ...buildSchemaOptions, skipCheck: true }), resolvers);
    },
  };
}
