import { createHash } from 'node:crypto';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost, Query, Resolver } from '@nestjs/graphql';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';

const DIGITS = 12;

@Resolver()
export class SchemaVersionResolver {
  #version: string | undefined;

  constructor(private readonly modules: ModuleRef) {}

  @Query(() => String, {
    description:
      'Version of this contract: the first 12 hexadecimal digits of the SHA-256 of `schema.graphql`. It differs whenever anything in the contract does, additions and descriptions included',
  })
  schemaVersion(): string {
    this.#version ??= computeHash(this.modules.get(GraphQLSchemaHost, { strict: false }).schema);
    return this.#version;
  }
}

const computeHash = (schema: GraphQLSchema): string =>
  createHash('sha256')
    .update(`${printSchema(lexicographicSortSchema(schema))}\n`)
    .digest('hex')
    .slice(0, DIGITS);
