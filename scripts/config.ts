import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Refusal } from './terminal.ts';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The variables this was started with: read here and nowhere else in the scripts. */
export const environment: NodeJS.ProcessEnv = process.env;

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_534).default(fallback);

/** What `npm start` and `npm run dev` themselves read; every other variable is passed on to the process that declares it. */
export const configSchema = z.object({
  MODE: z.string().optional().describe('Mode of the processes; defaults to demo for npm start and development for npm run dev'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address the shop listens on'),
  PORT: port(3000).describe('Port of the storefront; its health and metrics listen on the next one'),
  API_PORT: port(4000).describe('Port of the API; its health and metrics and those of search-indexer listen on the next two'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((folder) => (isAbsolute(folder) ? folder : join(root, folder)))
    .describe('Folder of the embedded database, pictures and logs'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('Address of a PostgreSQL 18 to use instead of the embedded one'),
  PREPARE_PICTURES: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'Whether npm start resizes the pictures of home and the first catalog pages in advance, while idle; on unless MODE is production',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional().describe('Address of the OTLP collector; without it, no traces are recorded'),
});

export type Config = z.infer<typeof configSchema>;

export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty variable counts as one that is not set.
  const result = configSchema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Refusal(`These variables are wrong:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
}
