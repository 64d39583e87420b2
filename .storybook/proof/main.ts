import type { StorybookConfig } from '@storybook/react-vite';
import shopConfig from '../main.ts';

/** The shop's Storybook configuration with stories that must fail the check, and without reading the properties of their components. */
const config: StorybookConfig = {
  ...shopConfig,
  stories: ['./*.stories.tsx'],
  staticDirs: [{ from: '../pictures', to: '/pictures' }],
  typescript: { reactDocgen: false },
};

export default config;
