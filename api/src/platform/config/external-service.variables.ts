import { z } from 'zod';
import { httpUrl, positiveInteger } from './variable-types.ts';

export const paymentVariables = {
  PAYMENT_PROVIDER: z
    .enum(['sandbox', 'yookassa', 'none'])
    .default('sandbox')
    .describe(
      'Payment provider: pages of the shop that only look like payment (not in production), YooKassa, or none, which leaves orders by a call',
    ),
  PAYMENT_VAT_CODE: z.coerce
    .number()
    .int()
    .min(1)
    .max(12)
    .default(1)
    .describe(
      "YooKassa's code of the VAT rate on goods and delivery: 1 none, 2 0 %, 3 10 %, 4 20 %, 7 5 %, 8 7 %, 11 22 %; receipts of prepayments name the estimated rate that belongs to it",
    ),
  PAYMENT_TAX_SYSTEM_CODE: z.coerce
    .number()
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe(
      "YooKassa's code of the tax system, for shops with several: 1 general, 2 simplified (income), 3 simplified (income less costs), 5 agricultural, 6 patent",
    ),
  YOOKASSA_SHOP_ID: z
    .string()
    .regex(/^\d+$/, 'must be digits')
    .optional()
    .describe('Id of the shop at YooKassa; required if PAYMENT_PROVIDER is yookassa'),
  YOOKASSA_SECRET_KEY: z.string().optional().describe('Secret key of the shop at YooKassa; required if PAYMENT_PROVIDER is yookassa'),
  YOOKASSA_URL: httpUrl.default('https://api.yookassa.ru/v3').describe("URL of YooKassa's API"),
};

export const deliveryVariables = {
  CDEK_ACCOUNT: z
    .string()
    .optional()
    .describe('Account at CDEK. With it, pickup points, prices and durations are those of CDEK; otherwise invented ones serve'),
  CDEK_SECRET: z.string().optional().describe('Secret of the account at CDEK; required with CDEK_ACCOUNT'),
  CDEK_FROM_CITY: positiveInteger.default(44).describe("CDEK's code of the city that the shop sends from; 44 is Moscow"),
  CDEK_FROM_POINT: z
    .string()
    .optional()
    .describe(
      "CDEK's code of the point in CDEK_FROM_CITY to which the shop brings its parcels. With it or CDEK_FROM_ADDRESS, parcels are registered with CDEK, by its tariffs from the warehouse",
    ),
  CDEK_FROM_ADDRESS: z
    .string()
    .optional()
    .describe(
      'Street and house in CDEK_FROM_CITY where CDEK fetches the parcels of a shop without CDEK_FROM_POINT, by its tariffs from the door',
    ),
  CDEK_URL: httpUrl.default('https://api.cdek.ru/v2').describe("URL of CDEK's API"),
  DADATA_API_KEY: z
    .string()
    .optional()
    .describe('API key at DaData. With it, shoppers get hints of streets and houses; otherwise of cities and of invented streets'),
  DADATA_URL: httpUrl.default('https://suggestions.dadata.ru/suggestions/api/4_1/rs').describe("URL of DaData's suggestions"),
};

/** One e-mail address, alone or after a name, without characters that could extend a mail header. */
const SENDER = /^([^\p{C}<>@"]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;

export const messageVariables = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('URL of the mail server, with user and password; without it mails are shown on /inbox; required in production'),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be an address or Name <address>')
    .optional()
    .describe('Sender of mails; required with SMTP_URL. Payment receipts of deleted accounts go to this address'),
  SMS_GATEWAY: z
    .enum(['http', 'smsc', 'mail'])
    .default('http')
    .describe('SMS provider: any gateway that accepts JSON at SMS_URL, SMSC.ru, or the mail server (for trials)'),
  SMS_URL: httpUrl
    .optional()
    .describe('URL of the SMS gateway; without it SMS are shown on /inbox; required in production if SMS_GATEWAY is http'),
  SMS_KEY: z.string().optional().describe('API key of the SMS gateway'),
  SMS_FROM: z.string().optional().describe('Sender name that phones show, as registered with the gateway'),
};

export const imageVariables = {
  MINIO_ENDPOINT: httpUrl
    .optional()
    .describe('URL of the object store (MinIO or any other S3); without it pictures are stored in OBJECTS_DIR'),
  MINIO_ACCESS_KEY: z.string().optional().describe('Access key of the object store'),
  MINIO_SECRET_KEY: z.string().optional().describe('Secret key of the object store'),
  MINIO_BUCKET: z.string().default('meet').describe('Bucket of the object store'),
  MINIO_REGION: z.string().default('us-east-1').describe('Region of the object store'),
  OBJECTS_DIR: z.string().default('.data/objects').describe('Folder of pictures, used without an object store'),
  IMAGE_CACHE_DIR: z.string().default('.data/image-cache').describe('Folder of resized pictures; it may be emptied at any time'),
  IMAGE_CACHE_MB: positiveInteger.default(512).describe('Maximum size of the resized pictures, in MB; the least recently used are deleted'),
};

export const searchVariables = {
  MEILI_URL: httpUrl.optional().describe('URL of Meilisearch; without it PostgreSQL is the search engine'),
  MEILI_KEY: z.string().optional().describe('API key of Meilisearch'),
  SEARCH_LAG_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000)
    .default(250)
    .describe('Maximum staleness of search results, in milliseconds, at most 1,000; 0 checks for changes on every listing'),
};
