import type { StorybookConfig } from '@storybook/react-vite';
import shopConfig from '../main.ts';

/** The shop's Storybook configuration with stories that must fail the check. Their properties are not read. */
const config: StorybookConfig = {
  ...shopConfig,
  stories: ['./*.stories.tsx'],
  staticDirs: [{ from: '../pictures', to: '/pictures' }],
  typescript: { reactDocgen: false },
};

export default config;
