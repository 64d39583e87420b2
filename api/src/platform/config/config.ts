import { randomBytes } from 'node:crypto';
import proxyAddr from 'proxy-addr';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65535);
const positive = z.coerce.number().int().min(1);
// Without a comma, so that several can be listed.
const secret = z
  .string()
  .regex(/^[^,]{32,}$/, 'must have 32 characters and more, and no comma')
  .refine((text) => !isRepetition(text), 'repeats one piece again and again, which somebody will guess');
const httpUrl = z.url({ protocol: /^https?$/ });
/** One address, alone or after a name: nothing that a header of a mail could be continued by. */
const SENDER = /^([^\p{C}<>@"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;
const seconds = z
  .string()
  .regex(/^\d+(,\d+)*$/, 'must be whole seconds like 60,120')
  .transform((text) => text.split(',').map(Number));

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
  AUTH_SECRET: secret
    .optional()
    .describe(
      'Secret of 32 characters and more that codes and sessions are made from, one for all processes; required in production, npm start keeps one in DATA_DIR',
    ),
  PUBLIC_URL: httpUrl
    .default('http://127.0.0.1:3000')
    .describe('Origin that shoppers see; a text message names it, so that phones offer its code there only; required in production'),
  AUTH_SECRET_PREVIOUS: list(secret).describe(
    'Other values of AUTH_SECRET whose sessions and codes are still good: the one before, or the one to come; PSEUDONYM_SECRET must be there with it',
  ),
  PSEUDONYM_SECRET: secret
    .optional()
    .describe(
      'Secret of the keyed hashes by which limits, known browsers, welcome bonuses and the security log know people again; it never changes. Without it AUTH_SECRET: when that is changed for the first time, this becomes the value it had',
    ),
  ACCESS_TOKEN_SECONDS: positive.default(900).describe('Life of an access token; the session behind it is looked at on every call'),
  SECURITY_LOG_DAYS: positive.default(180).describe('Days that the security log is kept'),
  CODE_SECONDS: positive.default(300).describe('Seconds that a code lives'),
  CODE_TRIES: positive.default(3).describe('Wrong tries that kill a code'),
  CODE_COOLDOWNS: seconds
    .prefault('60,120,300,600')
    .describe('Seconds before another code is sent to a recipient, after the first of an hour, the second, and so on'),
  CODE_LIVE: positive.default(3).describe('Most codes of one recipient that live at a time'),
  CODE_SENDS_PER_HOUR: positive.default(5).describe('Most codes sent to one recipient in an hour'),
  CODE_SENDS_PER_DAY: positive.default(10).describe('Most codes sent to one recipient in 24 hours'),
  CODE_GUESSES_PER_HOUR: positive
    .default(5)
    .describe('Wrong tries of 4-digit codes on one account in an hour, after which its codes are longer'),
  CODE_GUESSES_PER_DAY: positive
    .default(10)
    .describe('What may be guessed on one account in 24 hours, in wrong tries of 4-digit codes; what its 6-digit ones weigh is kept back'),
  CODE_GUESSES_PER_MONTH: positive.default(30).describe('What may be guessed on one account in 30 days, counted alike'),
  CODE_LONG_GUESSES_PER_DAY: positive.default(10).describe('Wrong tries of 6-digit codes on one account in 24 hours'),
  CODE_ADDRESS_SENDS_PER_HOUR: positive.default(30).describe('Codes that one client address may have sent in an hour'),
  CODE_ADDRESS_TRIES_PER_HOUR: positive.default(60).describe('Wrong tries of one client address in an hour'),
  CODE_FINGERPRINT_SENDS_PER_HOUR: positive
    .default(10)
    .describe('Codes that one browser, by its fingerprint and address, may have sent in an hour'),
  CODE_SHOP_GUESSES_PER_HOUR: positive
    .default(200)
    .describe('Wrong tries of 4-digit codes in the whole shop in an hour, at which all codes become longer for a day and more'),
  CODE_SHOP_GUESSES_PER_DAY: positive.default(800).describe('The same in 24 hours'),
  CODE_SHOP_LONG_GUESSES_PER_DAY: positive
    .default(15_000)
    .describe(
      'Wrong tries of 6-digit codes in the whole shop in 24 hours, after which only browsers that are known to the account may try',
    ),
  SMS_PER_HOUR: positive
    .default(1_000)
    .describe('Text messages with codes that the shop pays for in an hour, whoever asks for them; an alarm is raised at 80 %'),
  SMS_KNOWN_PERCENT: z.coerce
    .number()
    .int()
    .min(0)
    .max(90)
    .default(10)
    .describe(
      'How much of SMS_PER_HOUR is kept for browsers that are known to the account, so that strangers cannot spend it all; in percent',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server, with user and password in it; without it mails are shown on /inbox, and production does not start'),
  MAIL_FROM: z.string().regex(SENDER, 'must be an address or Name <address>').optional().describe('Whom mails are from; SMTP_URL needs it'),
  SMS_GATEWAY: z
    .enum(['http', 'smsc', 'mail'])
    .default('http')
    .describe('Who brings text messages: any gateway that takes our JSON at SMS_URL, SMSC.ru, or the mail server (for trying out)'),
  SMS_URL: httpUrl
    .optional()
    .describe(
      'Address of the gateway; without it text messages are shown on /inbox, and production does not start unless SMS_GATEWAY needs none',
    ),
  SMS_KEY: z.string().optional().describe('Key of the gateway'),
  SMS_FROM: z.string().optional().describe('Name that the phone shows, as registered with the gateway'),
  APP_STORE_URL: httpUrl.optional().describe('The app in the App Store; /api/mobileapp sends Apple devices there'),
  GOOGLE_PLAY_URL: httpUrl.optional().describe('The app in Google Play; /api/mobileapp sends Android devices there'),
  RUSTORE_URL: httpUrl.optional().describe('The app in RuStore; /api/mobileapp sends devices without Google there'),
  EXPLORER: z
    .stringbool()
    .optional()
    .describe('Whether a browser finds an explorer at /graphql; without a word it does in demo and development'),
});

export type Config = z.infer<typeof configSchema> & { AUTH_SECRET: string; PSEUDONYM_SECRET: string };

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
  // Without one a process has its own, which is enough for a test and for nobody who starts two.
  const { AUTH_SECRET = randomBytes(32).toString('base64url'), PSEUDONYM_SECRET = AUTH_SECRET } = parsed.data;
  return { ...parsed.data, AUTH_SECRET, PSEUDONYM_SECRET };
}

function sentence(name: string, env: Record<string, string | undefined>, problem: string): string {
  const description = Object.entries(configSchema.shape).find(([key]) => key === name)?.[1].description ?? '';
  return `${name} ${env[name] === undefined ? 'is missing' : `is wrong: ${problem}`} (${description}).`;
}

function missingCompanions(env: Record<string, string | undefined>): string[] {
  const keys = env.MINIO_ENDPOINT
    ? ['MINIO_ACCESS_KEY', 'MINIO_SECRET_KEY']
        .filter((name) => !env[name])
        .map((name) => `${name} is missing: MINIO_ENDPOINT needs it (${configSchema.shape.MINIO_ENDPOINT.description}).`)
    : [];
  const pseudonyms =
    env.AUTH_SECRET_PREVIOUS && !env.PSEUDONYM_SECRET
      ? [
          'PSEUDONYM_SECRET is missing: AUTH_SECRET_PREVIOUS needs it, or limits, known browsers and welcome bonuses would be forgotten. ' +
            'Give it the first value that AUTH_SECRET had, and keep it for ever.',
        ]
      : [];
  const demanded = env.MODE === 'production' ? ['AUTH_SECRET', 'PUBLIC_URL'].filter((name) => !env[name]) : [];
  return [...keys, ...pseudonyms, ...demanded.map((name) => sentence(name, env, ''))];
}

/** Whether a text is one piece of at most half its length, over and over: `aaaa…`, `change-me-change-me-…`. */
function isRepetition(text: string): boolean {
  const pieces = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1);
  return pieces.some((length) => text.slice(length) === text.slice(0, text.length - length));
}

function isAddressOrNetwork(text: string): boolean {
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    return false;
  }
}
