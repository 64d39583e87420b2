// Packs the built client, installs it into an integrator's application beside third-party GraphQL clients, and runs the tests of that
// application against a shop.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, root } from '../../scripts/config.ts';
import { ShopUnderTest } from '../../scripts/shop/shop.harness.ts';
import { Refusal, reportFailure, step } from '../../scripts/terminal.ts';
import { installBeside, pack } from '../package/consumers.ts';

const client = join(root, 'api/client');
const application = join(import.meta.dirname, 'application');
const omittedFiles = /\/(?:node_modules|build|generated|generated-text)$/;

/** Runs a script of the application, and prints its output. */
async function runScript(name: string, folder: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn('npm', ['run', '--silent', name], { cwd: folder, env: { ...environment, ...env }, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Refusal(`npm run ${name} of the integrator's application ended with ${code}.`);
}

async function installApplication(home: string): Promise<string> {
  const folder = join(home, 'application');
  cpSync(application, folder, { recursive: true, filter: (path) => !omittedFiles.test(path) });
  await installBeside(folder, { buildFolder: client, tarball: await pack(client, home) });
  return folder;
}

async function withShop(work: (shop: ShopUnderTest) => Promise<void>): Promise<void> {
  const shop = new ShopUnderTest();
  try {
    await step('shop', () => shop.start());
    await work(shop);
  } finally {
    await shop.remove();
  }
}

const home = mkdtempSync(join(tmpdir(), 'meet-integrators-'));
try {
  const folder = await step('install', () => installApplication(home));
  await step('generate', () => runScript('generate', folder));
  await step('types', () => runScript('build', folder));
  await withShop(({ env }) => {
    const api = `http://127.0.0.1:${env.API_PORT}`;
    return runScript('test', folder, { MEET_ENDPOINT: `${api}/graphql`, MEET_INBOX: `${api}/inbox` });
  });
} catch (error) {
  reportFailure(error);
} finally {
  rmSync(home, { recursive: true, force: true });
}
