import { z } from 'zod';

const environmentSchema = z.object({
  TEST_DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'TEST_DATABASE_URL must name a PostgreSQL 18 server whose user may create databases: `npm test` sets it.',
    })
    .describe('Server on which tests create and drop databases of their own'),
  MINIO_ENDPOINT_TEST: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('MinIO to test against; without it one is started from PATH'),
  MINIO_ACCESS_KEY_TEST: z.string().default('minioadmin').describe('Access key of that MinIO'),
  MINIO_SECRET_KEY_TEST: z.string().default('minioadmin').describe('Secret key of that MinIO'),
  MEILI_URL_TEST: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Meilisearch to test against; without it one is started from PATH'),
  MEILI_KEY_TEST: z.string().optional().describe('Key of that Meilisearch'),
  POOLER_TEST: z.enum(['own', 'pgbouncer']).default('own').describe('Pooler to test with: one of the tests, or PgBouncer from PATH'),
  YOOKASSA_TEST_SHOP_ID: z.string().optional().describe('Id of a test shop at YooKassa; without it the real YooKassa is not tested'),
  YOOKASSA_TEST_SECRET_KEY: z.string().optional().describe('Secret key of that shop'),
  CDEK_TEST_ACCOUNT: z.string().optional().describe("Account at CDEK's installation for tests; without it the real CDEK is not tested"),
  CDEK_TEST_SECRET: z.string().optional().describe('Secret of that account'),
  DADATA_TEST_API_KEY: z.string().optional().describe('API key at DaData; without it the real DaData is not tested'),
  ORDER_LIVES: z.coerce
    .number()
    .int()
    .positive()
    .default(16)
    .describe('Random order histories that the test of them runs; 10,000 in `npm run lab -- random-histories`'),
  ORDER_LIVES_SEED: z.string().default('20261123').describe('Seed of these histories'),
  FUZZ_SEED: z.string().default('20261120').describe('Seed of the unusual input that the schema is tested with'),
  FUZZ_QUESTIONS: z.coerce.number().int().positive().default(25).describe('Number of requests to each field of the schema'),
});

export type TestEnvironment = z.infer<typeof environmentSchema>;

/** Reads the environment variables that only tests use. */
export function testEnvironment(): TestEnvironment {
  const parsed = environmentSchema.safeParse(process.env);
  if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'));
  return parsed.data;
}
