import { globSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** theme.css and its fonts are made by `generate`, outside of the module graph. */
function themeFiles(): Plugin {
  return {
    name: 'theme-files',
    async writeBundle() {
      await cp(new URL('src/theme/generated', import.meta.url), new URL('dist/theme', import.meta.url), { recursive: true });
    },
  };
}

export default defineConfig({
  plugins: [react(), themeFiles()],
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: false,
    lib: { entry: globSync('src/*/index.ts', { cwd: import.meta.dirname }), formats: ['es'] },
    rolldownOptions: {
      external: [/^react($|\/)/, /^react-dom($|\/)/, /^@emotion\/react($|\/)/],
      output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
    },
  },
});
