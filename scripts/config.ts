import { dirname, isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { Refusal } from './terminal.ts';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Environment variables of this process. The scripts read the environment only here. */
export const environment: NodeJS.ProcessEnv = process.env;

const createPortSchema = (fallback: number) => z.coerce.number().int().min(1).max(65_534).default(fallback);

/** Variables of `npm start` and `npm run dev`. All others are passed on to the processes that declare them. */
export const configSchema = z.object({
  MODE: z.string().optional().describe('Mode of all processes; by default demo with npm start and development with npm run dev'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on'),
  PORT: createPortSchema(3000).describe('Port of the storefront; its health and metrics use the next one'),
  API_PORT: createPortSchema(4000).describe('Port of the API; its health and metrics and those of search-indexer use the next two'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((folder) => (isAbsolute(folder) ? folder : join(root, folder)))
    .describe('Folder of the embedded database, pictures and logs'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('Connection URL of a PostgreSQL 18 to use instead of the embedded one'),
  DEMO_PRODUCTS: z.coerce
    .number()
    .int()
    .min(1)
    .max(100_000)
    .optional()
    .describe('Number of products that the first start adds to an empty shop; by default as many as npm run seed adds'),
  PREPARE_PICTURES: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'Whether npm start resizes the pictures of the home page, the first catalog pages and their products in advance, while idle; by default on unless MODE is production',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional().describe('OTLP endpoint for traces; without it there is no tracing'),
});

export type Config = z.infer<typeof configSchema>;

export function readConfig(env: NodeJS.ProcessEnv): Config {
  // Treats empty variables as unset.
  const result = configSchema.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Refusal(`These variables are wrong:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
