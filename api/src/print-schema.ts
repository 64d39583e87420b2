import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { AppModule } from './app.module.js';
import { buildSchemaOptions } from './platform/graphql/direct-schema.js';

type Class = abstract new (...args: never[]) => unknown;

const readMetadata = (key: string, decoratedClass: Class): Class[] => Reflect.getMetadata(key, decoratedClass) ?? [];

const listResolvers = (module: Class): Class[] => [
  ...readMetadata('imports', module).flatMap(listResolvers),
  ...readMetadata('providers', module).filter(
    (provider) => typeof provider === 'function' && Reflect.hasMetadata('graphql:resolver_type', provider),
  ),
];

/** Returns the SDL of every resolver in a module, without starting anything. */
async function formatContract(module: Class): Promise<string> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: ['error', 'warn'] });
  const schema = await app.get(GraphQLSchemaFactory).create([...new Set(listResolvers(module))], buildSchemaOptions);
  await app.close();
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

// Writes schema.graphql in the current folder. With --check it fails if the file is out of date.
const FILE = 'schema.graphql';
const printedSchema = await formatContract(AppModule);
const committedSchema = await readFile(FILE, 'utf8').catch(() => '');

if (!process.argv.includes('--check')) {
  await writeFile(FILE, printedSchema);
} else if (committedSchema !== printedSchema) {
  const difference = describeFirstDifference(committedSchema, printedSchema);
  process.stderr.write(`${FILE} is not up to date with the code. ${difference}\nRun: npm run schema -w @meet/api\n`);
  process.exitCode = 1;
}

function describeFirstDifference(committedText: string, printedText: string): string {
  const [committedLines, printedLines] = [committedText.split('\n'), printedText.split('\n')];
  const differentIndex = printedLines.findIndex((line, index) => line !== committedLines[index]);
  const index = differentIndex === -1 ? printedLines.length : differentIndex;
  return `First difference, line ${index + 1}:\n- ${committedLines[index] ?? '(nothing)'}\n+ ${printedLines[index] ?? '(nothing)'}`;
}
