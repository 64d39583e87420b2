import { defineConfig } from 'vite';

// Jest sets NODE_ENV to test, which would bundle React's development build.
process.env.NODE_ENV = 'production';

/**
 * Bundles GraphiQL, so that the explorer requests nothing from other hosts. It stays at version 4: version 5 needs workers and a wider
 * Content-Security-Policy.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphql/explorer/',
  logLevel: 'warn',
  build: {
    outDir: '../dist/explorer',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
});
