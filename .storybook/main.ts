import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { completeManifests } from './manifest.ts';
import { componentReferences } from './reference/plugin.ts';

const kitSource = fileURLToPath(new URL('../ui-kit/src/', import.meta.url));

const componentArgTypes = fileURLToPath(new URL('./docs/component-arg-types.ts', import.meta.url));

/** Whether the development server runs, whose MCP endpoint describes the components to coding agents. */
const isDevServer = process.argv.includes('dev');

const isTest = process.argv.includes('--test');

/** Pages of the shop are stories to review, not components to choose, so they have no page of the manual. */
const indexWithoutManual: StorybookConfig['experimental_indexers'] = (indexers = []) =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (fileName, options) => {
      const entries = await indexer.createIndex(fileName, options);
      return fileName.includes('/storefront/')
        ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), '!autodocs'] }))
        : entries;
    },
  }));

const config: StorybookConfig & { experimental_manifests: typeof completeManifests } = {
  experimental_manifests: completeManifests,
  stories: ['./pages/*.mdx', '../{ui-kit/src,storefront/app}/**/*.stories.tsx'],
  experimental_indexers: indexWithoutManual,
  framework: '@storybook/react-vite',
  addons: [
    // Without remark-gfm, MDX has no tables.
    { name: '@storybook/addon-docs', options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } } },
    '@storybook/addon-a11y',
    ...(isDevServer ? ['@storybook/addon-mcp'] : []),
  ],
  staticDirs: [
    { from: './pictures', to: '/pictures' },
    { from: '../ui-kit/src/theme/generated', to: '/kit-theme' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  // The code of a story is read from its source, so that it can be pasted; rendered elements have mangled names and handlers. Only coding
  // agents read the manifest, so everyday tests do without it.
  features: { sidebarOnboardingChecklist: false, experimentalCodeExamples: true, componentsManifest: !isTest },
  // Replaces Storybook's reader of properties, which is a tenth of the code in a story's frame.
  previewAnnotations: (entries = []) => entries.map((entry) => (/entry-preview-argtypes/.test(String(entry)) ? componentArgTypes : entry)),
  typescript: { reactDocgen: 'react-docgen-typescript' },
  // Everyday tests build with `--test`, which leaves out the tables of properties: reading them takes half of the build time. All else
  // remains.
  build: {
    test: {
      disableBlocks: false,
      disabledAddons: [],
      disableMDXEntries: false,
      disableAutoDocs: false,
      disableTreeShaking: false,
      esbuildMinify: false,
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), componentReferences(isDevServer)],
    // Stories of pages import the kit from its source, like the kit's own stories, so that only one copy of it is loaded.
    resolve: { ...vite.resolve, alias: [{ find: /^@meet\/ui-kit\/([\w-]+)$/, replacement: `${kitSource}$1/index.ts` }] },
    oxc: { jsx: { importSource: '@emotion/react' } },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Drops the bundler's warnings about "use client". The directive means nothing in the browser, so its removal is harmless.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  }),
};

export default config;
