// Writes docs/configuration.md from the schemas that declare the variables. With --check it fails if the page is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { configSchema as apiSchema } from '../../api/src/platform/config/config.ts';
import { configSchema as indexerSchema } from '../../search-indexer/src/config.ts';
import { configSchema as storefrontSchema } from '../../storefront/app/platform/config.server.ts';
import { root, configSchema as supervisorSchema } from '../config.ts';
import { Refusal, reportFailure, say } from '../terminal.ts';

interface Variable {
  name: string;
  readers: string[];
  fallback: string;
  description: string;
}

const schemas: [reader: string, schema: z.ZodObject][] = [
  ['npm start', supervisorSchema],
  ['api', apiSchema],
  ['search-indexer', indexerSchema],
  ['storefront', storefrontSchema],
];

const introduction = `# Configuration

Every process reads its configuration from environment variables. Each has a default that works for \`npm start\`, except where it says **required**. An empty variable counts as absent. A wrong value stops the process at start with one sentence for each mistake.

This page is generated from the code by \`npm run configuration -w @meet/api\`. [Operating](operating.md) explains procedures such as changing a secret.`;

/** Groups of variables on the page, in the order in which an administrator sets them up. */
const groups: [title: string, names: RegExp][] = [
  ['First', /^(?:MODE|DEMO_PRODUCTS|DATABASE_URL|DATABASE_SESSION_URL|AUTH_SECRET|PUBLIC_URL|API_URL)$/],
  [
    'Addresses and shutdown',
    /^(?:HOST|PORT|API_PORT|HEALTH_PORT|DRAIN_SECONDS|DATA_DIR|PROXY_API|TRUSTED_PROXIES|CORS_ORIGINS|REDIRECT_ORIGINS)$/,
  ],
  ['Mail and text messages', /^(?:SMTP_|MAIL_|SMS_)/],
  ['Payments', /^(?:PAYMENT_|YOOKASSA_)/],
  ['Delivery', /^(?:CDEK_|DADATA_)/],
  ['Webhooks', /^WEBHOOK_/],
  ['Pictures', /^(?:MINIO_|OBJECTS_|IMAGE_|PREPARE_)/],
  ['Search', /^(?:MEILI_|SEARCH_)/],
  ['Secrets and sessions', /^(?:AUTH_|PSEUDONYM_|ACCESS_TOKEN_|SECURITY_LOG_)/],
  [
    'Limits and caches',
    /^(?:RATE_|MUTATIONS_|UPLOADS_|OPERATION_|ORDERS_|ADDRESS_ORDERS_|ADDRESS_UPLOADS_|REVIEWS_|RETURN_REQUESTS_|SERVICE_TOKEN_|STAFF_|FRONTEND_RATE_|QUERY_|SOCKET|CODE_|ANSWER_CACHE_|PAGE_CACHE_|DATABASE_POOL$|REDIS_)/,
  ],
  ['Pages', /^(?:ASSETS_|APP_STORE_|GOOGLE_PLAY_|RUSTORE_|SOCIAL_|YANDEX_|GOOGLE_TAG_|EXPLORER$)/],
  ['Logs and traces', /^(?:LOG_LEVEL$|OTEL_)/],
];

function listVariables(reader: string, schema: z.ZodObject): Variable[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(schema.shape).map(([name, field]) => {
    const { description = '' } = field;
    const { default: declaredDefault, enum: choices } = Object(properties[name]) as { default?: unknown; enum?: string[] };
    // The declared default comes first, because parsing may turn it into an absolute path. Only parsing reveals a default behind a
    // transform.
    const defaultValue = String(declaredDefault ?? z.safeParse(field, undefined).data ?? '');
    const fallback = required.includes(name) ? '**required**' : defaultValue && `\`${defaultValue}\``;
    const values = choices ? ` (${choices.join(', ')})` : '';
    return { name, readers: [reader], fallback, description: description && `${description}${values}` };
  });
}

/** Merges variables that several processes read in the same way into one row, and groups rows with the same name. */
function mergeVariables(variables: Variable[]): Variable[] {
  const rows = new Map<string, Variable>();
  for (const variable of variables) {
    const key = JSON.stringify([variable.name, variable.fallback, variable.description]);
    const row = rows.get(key);
    if (row) row.readers.push(...variable.readers);
    else rows.set(key, variable);
  }
  return Object.values(Object.groupBy(rows.values(), ({ name }) => name)).flatMap((namedVariables) => namedVariables ?? []);
}

function chooseGroup({ name, readers }: Variable): string {
  const group = groups.find(([, names]) => names.test(name));
  if (!group) throw new Refusal(`${name} (${readers.join(', ')}) belongs to no group: add it to one in scripts/docs/configuration.ts.`);
  return group[0];
}

function formatRow({ name, readers, fallback, description }: Variable): string {
  return `| \`${name}\` | ${readers.join(', ')} | ${fallback} | ${description.replaceAll('|', '\\|')} |`;
}

function formatSection(title: string, variables: Variable[]): string {
  return [`## ${title}`, '', '| Variable | Read by | Default | Meaning |', '| --- | --- | --- | --- |', ...variables.map(formatRow)].join(
    '\n',
  );
}

function formatPage(variables: Variable[]): string {
  const byGroup = Map.groupBy(mergeVariables(variables), chooseGroup);
  return [introduction, ...groups.map(([title]) => formatSection(title, byGroup.get(title) ?? []))].join('\n\n').concat('\n');
}

function run(): void {
  const variables = schemas.flatMap(([reader, schema]) => listVariables(reader, schema));
  const undocumentedVariables = variables.filter(({ description }) => description === '');
  if (undocumentedVariables.length > 0) {
    const sentences = undocumentedVariables.map(
      ({ name, readers }) => `${name} (${readers.join(', ')}) has no description: add .describe() to it.`,
    );
    throw new Refusal(sentences.join('\n'));
  }
  const file = join(root, 'docs/configuration.md');
  const expectedPage = formatPage(variables);
  if (existsSync(file) && readFileSync(file, 'utf8') === expectedPage) {
    say('docs/configuration.md is up to date.');
    return;
  }
  if (process.argv.includes('--check'))
    throw new Refusal('docs/configuration.md is out of date: run "npm run configuration -w @meet/api" and commit the result.');
  writeFileSync(file, expectedPage);
  say('docs/configuration.md has been written.');
}

try {
  run();
} catch (error) {
  reportFailure(error);
}
