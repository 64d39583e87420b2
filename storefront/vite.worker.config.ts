import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const client = fileURLToPath(new URL('./build/client', import.meta.url));

const readBuildId = (): string => JSON.parse(readFileSync(join(client, 'builds/latest.json'), 'utf8')).id;

/**
 * Writes a .br and a .gz next to every compressible file, so that serving it needs no CPU. Runs last, because each build adds files after
 * its bundle.
 */
function precompress(): Plugin {
  const brotli = promisify(brotliCompress);
  const gz = promisify(gzip);
  const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  return {
    name: 'meet:precompress',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const texts = (await readdir(client, { recursive: true })).filter((name) => /\.(?:js|css|svg|webmanifest)$/.test(name));
        await Promise.all(
          texts.map(async (name) => {
            const file = join(client, name);
            const source = await readFile(file);
            await writeFile(`${file}.br`, await brotli(source, smallest));
            await writeFile(`${file}.gz`, await gz(source, { level: 9 }));
          }),
        );
      },
    },
  };
}

/** Compiles the build id into the service worker, so that a new build installs a new worker. The id is known once the pages are built. */
function workerBuild(): Plugin {
  return { name: 'meet:worker-build', config: () => ({ define: { buildId: JSON.stringify(readBuildId()) } }) };
}

/** Builds the service worker into the folder of the client build. Runs after the client build. */
export default defineConfig({
  plugins: [workerBuild(), precompress()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    lib: { entry: 'worker/sw.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
});
