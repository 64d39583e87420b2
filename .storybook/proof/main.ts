import type { StorybookConfig } from '@storybook/react-vite';
import house from '../main.ts';

/** The house's Storybook over stories that must fail its check. */
const config: StorybookConfig = { ...house, stories: ['./*.stories.tsx'], staticDirs: [{ from: '../pictures', to: '/pictures' }] };

export default config;
