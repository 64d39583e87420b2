import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Connect } from 'vite';
import type { Config } from '../app/platform/config.server.ts';
import type { formPaths, Render, render } from './page-bundle.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const bundleUrl = new URL('../build/server/index.js', import.meta.url);
const latestBuildFile = new URL('../build/client/builds/latest.json', import.meta.url);

export interface PageRenderer {
  render: Render;
  /** Paths to which forms may be posted. */
  formPaths: readonly string[];
  /** Build id of the pages; null in development. */
  buildId: string | null;
  /** Vite's middleware in development: modules and hot reload. */
  middlewares?: Connect.Server;
  close(): Promise<void>;
}

export class NotBuiltError extends Error {
  override message = 'The storefront is not built yet: run `npm run build` first.';
}

/**
 * Renders from source through Vite in development, otherwise from the built bundle. The paths work for both, because both this file and the
 * built server are in a folder directly below the workspace.
 */
export async function createPageRenderer(config: Config, server: Server): Promise<PageRenderer> {
  if (config.MODE === 'development') return createHotRenderer(server);
  if (!existsSync(bundleUrl)) throw new NotBuiltError();
  const bundleModule: { render: typeof render; formPaths: typeof formPaths } = await import(bundleUrl.href);
  return { render: bundleModule.render, formPaths: bundleModule.formPaths, buildId: readBuildId(), close: async () => {} };
}

function readBuildId(): string {
  const { id }: { id: string } = JSON.parse(readFileSync(latestBuildFile, 'utf8'));
  return id;
}

async function createHotRenderer(server: Server): Promise<PageRenderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } } });
  return {
    async render(...renderArgs) {
      try {
        const source = (await vite.ssrLoadModule('./server/page-bundle.ts')) as { render: Render };
        return await source.render(...renderArgs);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
    // Forms may be posted to any path, because the pages may change while the server runs. The router rejects a form for a page without an
    // action.
    formPaths: ['/*'],
    buildId: null,
    middlewares: vite.middlewares,
    close: () => vite.close(),
  };
}
