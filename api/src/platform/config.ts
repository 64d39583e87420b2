import proxyAddr from 'proxy-addr';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const positive = z.coerce.number().int().min(1);
const httpUrl = z.url({ protocol: /^https?$/ });

function list(entry: z.ZodType<string, string>) {
  return z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(entry))
    .prefault('');
}

const origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'must be origins like https://shop.example');
const proxy = z.string().refine(isAddressOrNetwork, 'must be addresses or networks like 10.0.0.0/8');

/** Every variable this process reads, described where it is declared: README's table is made from it. */
export const configSchema = z.object({
  MODE: z.enum(['demo', 'development', 'test', 'production']).default('development').describe('What the process is run for'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: port.default(4000).describe('Port of the GraphQL API'),
  HEALTH_PORT: port.default(4001).describe('Port of /health/live, /health/ready and /metrics'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').describe('Least level that is logged'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional().describe('Where traces go; none are made without it'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).describe('PostgreSQL'),
  DATABASE_POOL: positive.default(10).describe('Most connections to PostgreSQL at a time'),
  MEILI_URL: httpUrl.optional().describe('Meilisearch; without it PostgreSQL is the search engine'),
  MEILI_KEY: z.string().optional().describe('Key of Meilisearch'),
  SEARCH_LAG_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(250)
    .describe('Milliseconds that what a process knows of the search documents may be old; 0 reads them anew for every listing'),
  ANSWER_CACHE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000)
    .default(0)
    .describe('Milliseconds that an answer to a question without credentials is given again to who asks the same; at most 1,000'),
  MINIO_ENDPOINT: httpUrl.optional().describe('Object store (MinIO or any S3); without it pictures lie in OBJECTS_DIR'),
  MINIO_ACCESS_KEY: z.string().optional().describe('Access key of the object store'),
  MINIO_SECRET_KEY: z.string().optional().describe('Secret key of the object store'),
  MINIO_BUCKET: z.string().default('meet').describe('Bucket of the object store'),
  MINIO_REGION: z.string().default('us-east-1').describe('Region of the object store'),
  OBJECTS_DIR: z.string().default('.data/objects').describe('Folder of pictures where there is no object store'),
  IMAGE_CACHE_DIR: z.string().default('.data/image-cache').describe('Folder of resized pictures; it may be emptied at any time'),
  IMAGE_CACHE_MB: positive.default(512).describe('Megabytes of resized pictures beyond which those not asked for longest are deleted'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis with the request counters that several api processes share; without it each counts in memory'),
  CORS_ORIGINS: list(origin).describe('Origins of other frontends whose pages may call the API'),
  TRUSTED_PROXIES: list(proxy).describe('Addresses or networks whose X-Forwarded-For is believed'),
  RATE_PER_SECOND: positive.default(300).describe('Requests of one client address in a second'),
  RATE_PER_MINUTE: positive.default(3000).describe('Requests of one client address in a minute'),
  MUTATIONS_PER_MINUTE: positive.default(60).describe('Mutations of one client address in a minute'),
  QUERY_MAX_DEPTH: positive.default(10).describe('Most fields below each other in an operation'),
  QUERY_MAX_COST: positive.default(20_000).describe('Most fields an answer could have, lists counted as long as they are asked for'),
  QUERY_MAX_ALIASES: positive.default(30).describe('Most aliases in an operation'),
  QUERY_MAX_TOKENS: positive.default(2000).describe('Most words and signs in a document'),
  APP_STORE_URL: httpUrl.optional().describe('The app in the App Store; /api/mobileapp sends Apple devices there'),
  GOOGLE_PLAY_URL: httpUrl.optional().describe('The app in Google Play; /api/mobileapp sends Android devices there'),
  RUSTORE_URL: httpUrl.optional().describe('The app in RuStore; /api/mobileapp sends devices without Google there'),
  EXPLORER: z
    .stringbool()
    .optional()
    .describe('Whether a browser finds an explorer at /graphql; without a word it does in demo and development'),
});

export type Config = z.infer<typeof configSchema>;

/** Injection token of Config. */
export const CONFIG = Symbol('config');

/** One sentence a wrong variable; never their values, which may be secrets. */
export class ConfigError extends Error {
  readonly sentences: string[];

  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
    this.sentences = sentences;
  }
}

/** Throws a ConfigError that lists every wrong variable at once. An empty variable counts as absent. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = configSchema.safeParse(present);
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => sentence(String(issue.path[0]), present, issue.message));
  const sentences = [...wrong, ...missingCompanions(present)];
  if (!parsed.success || sentences.length > 0) throw new ConfigError([...new Set(sentences)]);
  return parsed.data;
}

function sentence(name: string, env: Record<string, string | undefined>, problem: string): string {
  const description = Object.entries(configSchema.shape).find(([key]) => key === name)?.[1].description ?? '';
  return `${name} ${env[name] === undefined ? 'is missing' : `is wrong: ${problem}`} (${description}).`;
}

function missingCompanions(env: Record<string, string | undefined>): string[] {
  if (!env.MINIO_ENDPOINT) return [];
  return ['MINIO_ACCESS_KEY', 'MINIO_SECRET_KEY']
    .filter((name) => !env[name])
    .map((name) => `${name} is missing: MINIO_ENDPOINT needs it (${configSchema.shape.MINIO_ENDPOINT.description}).`);
}

function isAddressOrNetwork(text: string): boolean {
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    return false;
  }
}
