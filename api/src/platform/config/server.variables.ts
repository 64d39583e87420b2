import proxyAddr from 'proxy-addr';
import { z } from 'zod';
import { commaSeparated, httpUrl, origin } from './variable-types.ts';

const port = z.coerce.number().int().min(0).max(65535);
const proxy = z.string().refine(isAddressOrNetwork, 'must be addresses or networks like 10.0.0.0/8');

export const serverVariables = {
  MODE: z.enum(['demo', 'development', 'test', 'production']).default('development').describe('Mode of the process'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: port.default(4000).describe('Port of the GraphQL API'),
  HEALTH_PORT: port.default(4001).describe('Port of /health/live, /health/ready and /metrics'),
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
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional().describe('OTLP endpoint for traces; without it there is no tracing'),
  PUBLIC_URL: httpUrl
    .default('http://127.0.0.1:3000')
    .describe('Origin that shoppers see; SMS contain it, so that phones offer a code on this site only; required in production'),
  CORS_ORIGINS: commaSeparated(origin).describe('Origins of other frontends that may call the API from a browser; comma-separated'),
  TRUSTED_PROXIES: commaSeparated(proxy).describe('IP addresses or networks of proxies whose X-Forwarded-For is trusted; comma-separated'),
};

function isAddressOrNetwork(text: string): boolean {
  try {
    proxyAddr.compile(text);
    return true;
  } catch {
    return false;
  }
}
