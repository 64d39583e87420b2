import { globSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { composeLlmsText } from './scripts/llms-text.ts';

/** Copies theme.css and its fonts, which `generate` creates outside the module graph. */
function themeFiles(): Plugin {
  return {
    name: 'theme-files',
    async writeBundle() {
      await cp(new URL('src/theme/generated', import.meta.url), new URL('dist/theme', import.meta.url), { recursive: true });
    },
  };
}

/** Writes the manual for programs that write code, from the guides beside the components. */
function llmsFile(): Plugin {
  return {
    name: 'llms-file',
    async writeBundle() {
      await writeFile(new URL('dist/llms.txt', import.meta.url), await composeLlmsText());
    },
  };
}

const manifest: { dependencies: object; peerDependencies: object } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);
const dependencyNames = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

export default defineConfig({
  plugins: [react(), themeFiles(), llmsFile()],
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: { entry: globSync('src/{,*/}index.ts', { cwd: import.meta.dirname }), formats: ['es'] },
    rolldownOptions: {
      // Dependencies stay external, except for their style sheets, which Node cannot load.
      external: dependencyNames.map((name) => new RegExp(`^${name}(?:$|/(?!.*\\.css))`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        // npm omits folders named node_modules from packages.
        entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'styles/')}.js`,
      },
    },
  },
});
