import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const kitSource = new URL('../ui-kit/src/', import.meta.url).pathname;

/** Every compressible asset lies beside its .br and .gz, so that serving one costs no processor time. */
function precompress(): Plugin {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  return {
    name: 'meet:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      const texts = Object.values(bundle).filter((file) => /\.(js|css|svg)$/.test(file.fileName));
      await Promise.all(
        texts.map(async (file) => {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: await brotli(source, smallest) });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: await gz(source, { level: 9 }) });
        }),
      );
    },
  };
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [reactRouter(), precompress()],
  oxc: { jsx: { importSource: '@emotion/react' } },
  resolve: {
    // Hot reload reaches into the kit; the production build takes what the kit publishes.
    alias: command === 'serve' ? [{ find: /^@meet\/ui-kit\/((?!theme\.css)[\w-]+)$/, replacement: `${kitSource}$1/index.ts` }] : [],
    dedupe: ['@emotion/react', '@emotion/cache'],
  },
  optimizeDeps: {
    // Named before they are found: a late find reloads the page with a second copy of Emotion.
    include: [
      '@emotion/cache',
      '@emotion/react',
      '@emotion/react/jsx-dev-runtime',
      '@emotion/react/jsx-runtime',
      'mobx',
      'mobx-react-lite',
    ],
  },
  environments: {
    ssr: {
      // One self-contained server bundle: a single copy of React, Router and Emotion, all in their production form.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: true as const } }),
      build: { rollupOptions: { input: './server/render.ts' } },
    },
  },
}));
