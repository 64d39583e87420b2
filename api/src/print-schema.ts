import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { AppModule } from './app.module.js';
import { buildSchemaOptions } from './platform/graphql/graphql.options.js';

type Class = abstract new (...args: never[]) => unknown;

const readMetadata = (key: string, of: Class): Class[] => Reflect.getMetadata(key, of) ?? [];

const listResolvers = (module: Class): Class[] => [
  ...readMetadata('imports', module).flatMap(listResolvers),
  ...readMetadata('providers', module).filter(
    (provider) => typeof provider === 'function' && Reflect.hasMetadata('graphql:resolver_type', provider),
  ),
];

/** Prints the SDL of every resolver in a module, without starting anything. */
async function printContract(module: Class): Promise<string> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: ['error', 'warn'] });
  const schema = await app.get(GraphQLSchemaFactory).create([...new Set(listResolvers(module))], buildSchemaOptions);
  await app.close();
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

// Writes schema.graphql in the current folder. With --check it fails if the file is out of date.
const FILE = 'schema.graphql';
const printedSchema = await printContract(AppModule);
const committedSchema = await readFile(FILE, 'utf8').catch(() => '');

if (!process.argv.includes('--check')) {
  await writeFile(FILE, printedSchema);
} else if (committedSchema !== printedSchema) {
  process.stderr.write(
    `${FILE} is not up to date with the code. ${findFirstDifference(committedSchema, printedSchema)}\nRun: npm run schema -w @meet/api\n`,
  );
  process.exitCode = 1;
}

function findFirstDifference(was: string, is: string): string {
  const [before, after] = [was.split('\n'), is.split('\n')];
  const line = after.findIndex((text, index) => text !== before[index]);
  const at = line === -1 ? after.length : line;
  return `First difference, line ${at + 1}:\n- ${before[at] ?? '(nothing)'}\n+ ${after[at] ?? '(nothing)'}`;
}
