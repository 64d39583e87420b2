import { defineConfig } from 'vite';

/** The process round the pages: one file beside the bundle that it loads, its dependencies as they are installed. */
export default defineConfig({
  build: {
    ssr: 'server/main.ts',
    outDir: 'build',
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: { output: { entryFileNames: 'server.js' } },
  },
});
