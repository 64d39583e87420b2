import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The route map is small, so it is sent as a whole. This saves a request before the first navigation to each kind of page.
  routeDiscovery: { mode: 'initial' },
  // Client actions handle lost responses, so they must be loaded before one is lost. Client loaders are too small to be worth splitting.
  splitRouteModules: false,
} satisfies Config;
