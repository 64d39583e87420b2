import { randomBytes } from 'node:crypto';
import { z } from 'zod';
// These imports end with .ts, because scripts run the imported files without compiling them.
import { authVariables, signInCodeVariables } from './auth.variables.ts';
import { ConfigError } from './config-error.ts';
import { databaseVariables } from './database.variables.ts';
import { deliveryVariables, imageVariables, messageVariables, paymentVariables, searchVariables } from './external-service.variables.ts';
import { graphqlVariables } from './graphql.variables.ts';
import { contentVariables, webhookVariables } from './outgoing-address.variables.ts';
import { rateLimitVariables } from './rate-limit.variables.ts';
import { serverVariables } from './server.variables.ts';

/** Every variable that this process reads, described where it is declared, by domain. docs/configuration.md is generated from it. */
export const configSchema = z.object({
  ...serverVariables,
  ...databaseVariables,
  ...graphqlVariables,
  ...rateLimitVariables,
  ...searchVariables,
  ...imageVariables,
  ...authVariables,
  ...signInCodeVariables,
  ...messageVariables,
  ...paymentVariables,
  ...deliveryVariables,
  ...contentVariables,
  ...webhookVariables,
});

export type Config = z.infer<typeof configSchema> & { DATABASE_SESSION_URL: string; AUTH_SECRET: string; PSEUDONYM_SECRET: string };

/** Injection token of Config. */
export const CONFIG = Symbol('config');

/** Throws a ConfigError that lists every invalid variable. An empty variable counts as absent. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const presentVariables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsedResult = configSchema.safeParse(presentVariables);
  const invalidSentences = parsedResult.success
    ? []
    : parsedResult.error.issues.map((issue) => describeInvalid(String(issue.path[0]), presentVariables, issue.message));
  const sentences = [
    ...invalidSentences,
    ...describeMissing(presentVariables),
    ...(parsedResult.success ? describeForbidden(parsedResult.data) : []),
  ];
  if (!parsedResult.success || sentences.length > 0) throw new ConfigError([...new Set(sentences)]);
  // By default the secret is random, which is enough for a single process, as in tests. Several processes need a common secret.
  const { AUTH_SECRET = randomBytes(32).toString('base64url'), PSEUDONYM_SECRET = AUTH_SECRET } = parsedResult.data;
  const { DATABASE_SESSION_URL = parsedResult.data.DATABASE_URL } = parsedResult.data;
  return { ...parsedResult.data, DATABASE_SESSION_URL, AUTH_SECRET, PSEUDONYM_SECRET };
}

/**
 * Reads DATABASE_SESSION_URL, or DATABASE_URL if that is missing, for tools that use nothing but the database. Other variables may be
 * missing or wrong.
 */
export function readSessionUrl({ DATABASE_URL, DATABASE_SESSION_URL }: NodeJS.ProcessEnv): string {
  const name = DATABASE_SESSION_URL ? 'DATABASE_SESSION_URL' : 'DATABASE_URL';
  const url = DATABASE_SESSION_URL || DATABASE_URL || undefined;
  const parsedResult = configSchema.shape.DATABASE_URL.safeParse(url);
  if (parsedResult.success) return parsedResult.data;
  throw new ConfigError(parsedResult.error.issues.map(({ message }) => describeInvalid(name, { [name]: url }, message)));
}

function describeForbidden({ MODE, WEBHOOK_LOOPBACK }: z.infer<typeof configSchema>): string[] {
  return MODE === 'production' && WEBHOOK_LOOPBACK
    ? ['WEBHOOK_LOOPBACK is wrong: production sends no webhooks to programs on its own machine.']
    : [];
}

function describeInvalid(name: string, env: Record<string, string | undefined>, problem: string): string {
  const description = Object.entries(configSchema.shape).find(([key]) => key === name)?.[1].description ?? '';
  return `${name} ${env[name] === undefined ? 'is missing' : `is wrong: ${problem}`} (${description}).`;
}

function describeMissing(env: Record<string, string | undefined>): string[] {
  const objectStoreSentences = env.MINIO_ENDPOINT
    ? ['MINIO_ACCESS_KEY', 'MINIO_SECRET_KEY']
        .filter((name) => !env[name])
        .map((name) => `${name} is missing: MINIO_ENDPOINT needs it (${configSchema.shape.MINIO_ENDPOINT.description}).`)
    : [];
  const carrierSentences =
    env.CDEK_ACCOUNT && !env.CDEK_SECRET
      ? [`CDEK_SECRET is missing: CDEK_ACCOUNT needs it (${configSchema.shape.CDEK_SECRET.description}).`]
      : [];
  const pseudonymSentences =
    env.AUTH_SECRET_PREVIOUS && !env.PSEUDONYM_SECRET
      ? [
          'PSEUDONYM_SECRET is missing: AUTH_SECRET_PREVIOUS needs it, or limits, known browsers and welcome bonuses would be forgotten. ' +
            'Give it the first value that AUTH_SECRET had, and keep it for ever.',
        ]
      : [];
  const missingInProduction = env.MODE === 'production' ? ['AUTH_SECRET', 'PUBLIC_URL'].filter((name) => !env[name]) : [];
  return [
    ...objectStoreSentences,
    ...carrierSentences,
    ...pseudonymSentences,
    ...missingInProduction.map((name) => describeInvalid(name, env, '')),
  ];
}
