import { defineConfig } from 'vite';

/** Builds the server process as one file next to the bundle that it loads. Its dependencies stay in node_modules. */
export default defineConfig({
  build: {
    ssr: 'server/main.ts',
    outDir: 'build',
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: { output: { entryFileNames: 'server.js' } },
  },
});
