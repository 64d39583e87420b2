import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The route map is small, so it is sent as a whole. This saves a request before the first navigation to each kind of page.
  routeDiscovery: { mode: 'initial' },
  // Split modules would only be smaller requests: their loaders are short, and what handles a lost answer must be there when it is lost.
  splitRouteModules: false,
} satisfies Config;
