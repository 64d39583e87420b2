import proxyAddr from 'proxy-addr';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin like https://shop.example');
const proxy = z.string().refine(isAddressOrNetwork, 'must be addresses or networks like 10.0.0.0/8');
const httpUrl = z.url({ protocol: /^https?$/ });
const parseCommaSeparated = (itemSchema: z.ZodType<string, string>) =>
  z
    .string()
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(itemSchema))
    .prefault('');

/** Every environment variable of this process. The table in docs/configuration.md is generated from these descriptions. */
export const configSchema = z.object({
  MODE: z
    .enum(['demo', 'development', 'test', 'production'])
    .default('development')
    .describe('Mode of the process; development serves from source with hot reload'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: port.default(3000).describe('Port of the storefront'),
  HEALTH_PORT: port.default(3001).describe('Port of /health/live, /health/ready and /metrics'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(0)
    .describe(
      'How long the process goes on serving after SIGTERM, when it is no longer ready, so that load balancers notice before the port closes; a second signal ends the wait',
    ),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').describe('Minimum log level'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional().describe('OTLP endpoint for traces; without it there is no tracing'),
  API_URL: origin.default('http://127.0.0.1:4000').describe('Origin of the API'),
  PUBLIC_URL: origin.optional().describe('Public origin of the shop, used in canonical URLs; defaults to http://HOST:PORT'),
  PAGE_CACHE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1000)
    .default(1000)
    .describe(
      'How long the finished pages of guests are kept in memory, in milliseconds; a page is forgotten as soon as any of its data may be too old',
    ),
  ASSETS_DIR: z
    .string()
    .optional()
    .describe(
      'Folder that all storefronts share, with the assets of the newest builds, so that pages of either build work while a new one is rolled out; without it a storefront serves only its own build',
    ),
  ASSETS_BUILDS: z.coerce.number().int().min(2).max(100).default(10).describe('How many builds ASSETS_DIR keeps'),
  TRUSTED_PROXIES: parseCommaSeparated(proxy).describe(
    'IP addresses or networks of proxies whose X-Forwarded-For is trusted; comma-separated',
  ),
  REDIRECT_ORIGINS: parseCommaSeparated(origin).describe('External origins that redirect rules may lead to; comma-separated'),
  YANDEX_METRIKA_ID: z
    .string()
    .regex(/^\d{1,12}$/, 'must be digits')
    .optional()
    .describe('ID of the Yandex Metrika tag; loaded for visitors who have given consent'),
  GOOGLE_TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be like GTM-ABC123')
    .optional()
    .describe(
      'ID of the Google Tag Manager container; loaded for visitors who have given consent; its tags of custom HTML do not run, because the shop allows no inline scripts of others',
    ),
  YANDEX_MAPS_KEY: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be letters, digits and dashes')
    .optional()
    .describe(
      'Public key of the JavaScript API of Yandex Maps; if set, the checkout offers a map of pickup points, loaded when a shopper asks for it',
    ),
  APP_STORE_URL: httpUrl.optional().describe('URL of the app in the App Store; if set, the footer and the app banner offer it'),
  GOOGLE_PLAY_URL: httpUrl.optional().describe('URL of the app in Google Play; if set, the footer and the app banner offer it'),
  RUSTORE_URL: httpUrl.optional().describe('URL of the app in RuStore; if set, the footer and the app banner offer it'),
  SOCIAL_TELEGRAM_URL: httpUrl.optional().describe("URL of the shop's Telegram channel, linked from the footer"),
  SOCIAL_VK_URL: httpUrl.optional().describe("URL of the shop's page on VK, linked from the footer"),
  SOCIAL_ODNOKLASSNIKI_URL: httpUrl.optional().describe("URL of the shop's page on Odnoklassniki, linked from the footer"),
  SOCIAL_DZEN_URL: httpUrl.optional().describe("URL of the shop's channel on Dzen, linked from the footer"),
  SOCIAL_YOUTUBE_URL: httpUrl.optional().describe("URL of the shop's YouTube channel, linked from the footer"),
  PROXY_API: z
    .stringbool()
    .optional()
    .describe(
      'Whether to proxy /graphql, /api, /_ipx and /inbox to the API; on by default in demo and development, which have no reverse proxy',
    ),
});

type Settings = z.infer<typeof configSchema>;
export type Config = Settings & { PUBLIC_URL: string; PROXY_API: boolean };

/** Lists a sentence for each invalid variable, without the values, because they may be secret. */
export class ConfigError extends Error {
  readonly sentences: string[];

  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.name = 'ConfigError';
    this.sentences = sentences;
  }
}

/** Throws a ConfigError that lists all invalid variables. An empty variable counts as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const presentVariables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsedResult = configSchema.safeParse(presentVariables);
  if (!parsedResult.success)
    throw new ConfigError(parsedResult.error.issues.map((issue) => describeProblem(String(issue.path[0]), issue.message)));
  const settings = parsedResult.data;
  return {
    ...settings,
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`,
    PROXY_API: settings.PROXY_API ?? (settings.MODE === 'demo' || settings.MODE === 'development'),
  };
}

function describeProblem(name: string, problem: string): string {
  const description = Object.entries(configSchema.shape).find(([key]) => key === name)?.[1].description ?? '';
  return `${name} is wrong: ${problem} (${description}).`;
}

function isAddressOrNetwork(text: string): boolean {
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    return false;
  }
}
