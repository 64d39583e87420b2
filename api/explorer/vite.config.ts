import { defineConfig } from 'vite';

// Jest's NODE_ENV would put React's development build in.
process.env.NODE_ENV = 'production';

/** GraphiQL as files of our own, so that the explorer asks no other host for anything. */
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
