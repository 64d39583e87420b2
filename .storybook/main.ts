import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const kitSource = fileURLToPath(new URL('../ui-kit/src/', import.meta.url));

const config: StorybookConfig = {
  stories: ['./pages/*.mdx', '../{ui-kit/src,storefront/app}/**/*.stories.tsx'],
  framework: '@storybook/react-vite',
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [{ from: './pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) => ({
    ...vite,
    // Pages show the kit as its own stories do: from its source, one copy of it.
    resolve: { ...vite.resolve, alias: [{ find: /^@meet\/ui-kit\/([\w-]+)$/, replacement: `${kitSource}$1/index.ts` }] },
    oxc: { jsx: { importSource: '@emotion/react' } },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // The kit marks its client modules for React's servers; here, in a browser, the mark says nothing, and its loss is no news.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  }),
};

export default config;
