// Writes README's table of variables from the schemas that read them; with --check it only says whether README has every variable.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { configSchema as api } from '../../api/src/platform/config/config.ts';
import { configSchema as indexer } from '../../search-indexer/src/config.ts';
import { configSchema as storefront } from '../../storefront/app/platform/config.server.ts';
import { root, configSchema as supervisor } from '../config.ts';
import { Refusal, reportFailure, say } from '../terminal.ts';

interface Variable {
  name: string;
  readers: string[];
  fallback: string;
  description: string;
}

const schemas: [reader: string, schema: z.ZodObject][] = [
  ['npm start', supervisor],
  ['api', api],
  ['search-indexer', indexer],
  ['storefront', storefront],
];

const [opening, closing] = ['<!-- environment -->', '<!-- /environment -->'];

function variablesOf(reader: string, schema: z.ZodObject): Variable[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(schema.shape).map(([name, field]) => {
    const { description = '' } = field;
    const { default: declared, enum: choices } = Object(properties[name]) as { default?: unknown; enum?: string[] };
    // What is declared comes first: parsing may make an absolute path of it. A default behind a transform is known by parsing only.
    const preset = String(declared ?? z.safeParse(field, undefined).data ?? '');
    const fallback = required.includes(name) ? '**required**' : preset && `\`${preset}\``;
    const values = choices ? ` (${choices.join(', ')})` : '';
    return { name, readers: [reader], fallback, description: description && `${description}${values}` };
  });
}

/** A variable that several processes read alike takes one row, and those of one name stand together. */
function merged(variables: Variable[]): Variable[] {
  const rows = new Map<string, Variable>();
  for (const variable of variables) {
    const key = JSON.stringify([variable.name, variable.fallback, variable.description]);
    const row = rows.get(key);
    if (row) row.readers.push(...variable.readers);
    else rows.set(key, variable);
  }
  return Object.values(Object.groupBy(rows.values(), ({ name }) => name)).flatMap((named) => named ?? []);
}

function table(variables: Variable[]): string {
  const rows = variables.map(
    ({ name, readers, fallback, description }) =>
      `| \`${name}\` | ${readers.join(', ')} | ${fallback} | ${description.replaceAll('|', '\\|')} |`,
  );
  return ['| Variable | Read by | Default | What it is |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

function withTable(readme: string, lines: string): string {
  const [start, end] = [readme.indexOf(opening), readme.indexOf(closing)];
  if (start === -1 || end < start)
    throw new Refusal(`README.md lacks the marks ${opening} and ${closing}, between which the table of variables stands.`);
  return `${readme.slice(0, start + opening.length)}\n\n${lines}\n\n${readme.slice(end)}`;
}

function run(): void {
  const variables = schemas.flatMap(([reader, schema]) => variablesOf(reader, schema));
  const undocumented = variables.filter(({ description }) => description === '');
  if (undocumented.length > 0) {
    throw new Refusal(
      undocumented
        .map(({ name, readers }) => `${name} (${readers.join()}) has no description: give it one with .describe() where it is declared.`)
        .join('\n'),
    );
  }
  const file = join(root, 'README.md');
  const readme = readFileSync(file, 'utf8');
  const wanted = withTable(readme, table(merged(variables)));
  if (wanted === readme) {
    say("README's table of variables is complete.");
    return;
  }
  if (process.argv.includes('--check'))
    throw new Refusal("README's table of variables is not what the code reads: run node scripts/check/environment-table.ts");
  writeFileSync(file, wanted);
  say("README's table of variables is written anew.");
}

try {
  run();
} catch (error) {
  reportFailure(error);
}
