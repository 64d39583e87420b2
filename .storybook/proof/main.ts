import type { StorybookConfig } from '@storybook/react-vite';
import house from '../main.ts';

/** The project's Storybook with stories that must fail its checks. */
const config: StorybookConfig = { ...house, stories: ['./*.stories.tsx'], staticDirs: [{ from: '../pictures', to: '/pictures' }] };

export default config;
