import type { StorybookConfig } from '@storybook/react-vite';
import shopConfig from '../main.ts';

/** The shop's Storybook configuration with stories that must fail the check. */
const config: StorybookConfig = { ...shopConfig, stories: ['./*.stories.tsx'], staticDirs: [{ from: '../pictures', to: '/pictures' }] };

export default config;
