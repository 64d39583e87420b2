import { z } from 'zod';

const portSchema = z.coerce.number().int().min(0).max(65535);
const httpUrlSchema = z.url({ protocol: /^https?$/ });
const databaseUrlSchema = z.url({ protocol: /^postgres(ql)?$/ });

/** Every variable that this process reads, described where it is declared. docs/configuration.md is generated from it. */
export const configSchema = z.object({
  MODE: z.enum(['demo', 'development', 'test', 'production']).default('development').describe('Mode of the process'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  HEALTH_PORT: portSchema.default(4002).describe('Port of /health/live, /health/ready and /metrics'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').describe('Minimum log level'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrlSchema.optional().describe('OTLP endpoint for traces; without it there is no tracing'),
  DATABASE_URL: databaseUrlSchema.describe('Connection URL of PostgreSQL'),
  DATABASE_SESSION_URL: databaseUrlSchema
    .optional()
    .describe('Connection URL of PostgreSQL that leads past a pooler in transaction mode, if DATABASE_URL leads through one'),
  MEILI_URL: httpUrlSchema.optional().describe('URL of Meilisearch; without it only the PostgreSQL engine is kept in sync'),
  MEILI_KEY: z.string().optional().describe('API key of Meilisearch'),
});

export type Config = z.infer<typeof configSchema> & { DATABASE_SESSION_URL: string };

/** An error with one sentence for each invalid variable. The sentences never contain values, which may be secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

const toSentence = (name: keyof Config, isPresent: boolean, problem: string): string =>
  `${name} ${isPresent ? `is wrong: ${problem}` : 'is missing'} (${configSchema.shape[name].description}).`;

/** Throws a ConfigError that lists every invalid variable. An empty variable counts as absent. */
export const readConfig = (env: NodeJS.ProcessEnv): Config => {
  const presentVariables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsedResult = configSchema.safeParse(presentVariables);
  if (parsedResult.success)
    return { ...parsedResult.data, DATABASE_SESSION_URL: parsedResult.data.DATABASE_SESSION_URL ?? parsedResult.data.DATABASE_URL };
  const sentences = parsedResult.error.issues.map(({ path, message }) => {
    const name = String(path[0]) as keyof Config;
    return toSentence(name, presentVariables[name] !== undefined, message);
  });
  throw new ConfigError([...new Set(sentences)]);
};
