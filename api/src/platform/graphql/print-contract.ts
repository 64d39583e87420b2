import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchemaOptions } from './graphql.options.js';

type Class = abstract new (...args: never[]) => unknown;

const metadata = (key: string, of: Class): Class[] => Reflect.getMetadata(key, of) ?? [];

const listResolvers = (module: Class): Class[] => [
  ...metadata('imports', module).flatMap(listResolvers),
  ...metadata('providers', module).filter(
    (provider) => typeof provider === 'function' && Reflect.hasMetadata('graphql:resolver_type', provider),
  ),
];

/** Prints the SDL of every resolver in a module, without starting anything. */
export async function printContract(module: Class): Promise<string> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: ['error', 'warn'] });
  const schema = await app.get(GraphQLSchemaFactory).create([...new Set(listResolvers(module))], buildSchemaOptions);
  await app.close();
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
