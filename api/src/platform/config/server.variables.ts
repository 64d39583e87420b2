import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import { httpUrl, list } from './variable-types.ts';

const port = z.coerce.number().int().min(0).max(65535);
const origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'must be origins like https://shop.example');
const proxy = z.string().refine(isAddressOrNetwork, 'must be addresses or networks like 10.0.0.0/8');

export const serverVariables = {
  MODE: z.enum(['demo', 'development', 'test', 'production']).default('development').describe('Mode of the process'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: port.default(4000).describe('Port of the GraphQL API'),
  HEALTH_PORT: port.default(4001).describe('Port of /health/live, /health/ready and /metrics'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').describe('Minimum level that is logged'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional().describe('Address of the OpenTelemetry collector; without it no traces are recorded'),
  PUBLIC_URL: httpUrl
    .default('http://127.0.0.1:3000')
    .describe('Origin that shoppers see; a text message names it, so that phones offer its code there only; required in production'),
  CORS_ORIGINS: list(origin).describe('Origins of other frontends whose pages may call the API'),
  TRUSTED_PROXIES: list(proxy).describe('Addresses or networks of proxies whose X-Forwarded-For is trusted'),
};

function isAddressOrNetwork(text: string): boolean {
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    return false;
  }
}
