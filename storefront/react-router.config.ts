import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The URL map is short: sent whole, it spares a shopper a request before each first link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
