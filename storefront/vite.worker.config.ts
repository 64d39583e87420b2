import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const client = fileURLToPath(new URL('./build/client', import.meta.url));

/** The name that the pages' build gave itself. */
const nameOfBuild = (): string => JSON.parse(readFileSync(join(client, 'builds/latest.json'), 'utf8')).id;

/**
 * Writes a .br and a .gz file beside every compressible file, so that serving them costs no processor time. Runs last, because each build
 * writes after its bundle.
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

/** Tells the worker of which build it is, which is known only once the pages are built: so a new build is a new worker. */
function workerBuild(): Plugin {
  return { name: 'meet:worker-build', config: () => ({ define: { buildId: JSON.stringify(nameOfBuild()) } }) };
}

/** The service worker, written beside the pages' own files after these. */
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
