// Packs the built client and uses it like an outside developer: in Node and in a page, against a shop of its own.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { canRunBrowser, launchBrowser } from '../../.storybook/browser.ts';
import { type StoryServer, serveStories } from '../../.storybook/story/server.ts';
import { root } from '../../scripts/config.ts';
import { findFreeNeighbours } from '../../scripts/process/port.ts';
import { ShopUnderTest } from '../../scripts/shop/shop.harness.ts';
import { reportFailure, say, step } from '../../scripts/terminal.ts';
import { tryExample } from './client-example.ts';
import { buildSite, install, pack } from './consumers.ts';
import { listAttwProblems, listPublintProblems } from './manifest-checks.ts';
import { run } from './run.ts';
import { measureAllWeights } from './weights.ts';

const sourceFolder = join(root, 'api/client');
const entries = ['.', './operations', './types'];
/** Maximum gzipped bytes of the code that every page loads, without subscriptions. */
const budget = 4_500;
const nodeWithinMs = 60_000;

interface Applications {
  node: string;
  page: string;
}

/** Checks that the code which the page loads first is small, and has neither subscriptions nor unused operations. */
async function checkWeights(buildFolder: string, page: string): Promise<string[]> {
  const { bytes = 0, parts = [] } = (await measureAllWeights(buildFolder, ['.'])).get('.') ?? {};
  say(`MEASURED the client weighs ${bytes} B`);
  const problems = bytes > budget ? [`The client weighs ${bytes} B, its budget is ${budget} B.`] : [];
  if (parts.includes('graphql-ws')) problems.push('The client loads graphql-ws before there is a subscription.');
  const scripts = readdirSync(join(page, 'build/assets')).filter((file) => file.endsWith('.js'));
  const code = scripts.map((file) => readFileSync(join(page, 'build/assets', file), 'utf8')).join('\n');
  if (!code.includes('query Listing(')) problems.push('The example contains no listing.');
  if (code.includes('mutation PlaceOrder(')) problems.push('The example contains an operation that it does not use.');
  return problems;
}

async function checkTypes(folder: string): Promise<string[]> {
  return run('tsc', ['-p', '.'], folder).then(
    () => [],
    (error: Error) => [error.message],
  );
}

/** Runs the compiled Node application, which reads the menu and a listing, signs in, and follows its cart. */
async function tryInNode(folder: string, api: string): Promise<string[]> {
  const command = [join(folder, 'build/main.js'), `${api}/graphql`, `${api}/inbox`];
  const { stdout } = await promisify(execFile)(process.execPath, command, { timeout: nodeWithinMs });
  const { directories, prices, reason, versions } = JSON.parse(stdout);
  const isRight = directories.includes('obuv') && prices.length === 5 && prices.every(Number.isInteger) && reason.includes('BEST_FIRST');
  // `versions` has the versions of the cart before and after a change, of which a Node without WebSocket is not notified.
  const isNotified = new Set(versions).size === 2 || !('WebSocket' in globalThis);
  return isRight && isNotified ? [] : [`The application of Node printed ${stdout}`];
}

async function tryInBrowser(site: StoryServer, api: string): Promise<string[]> {
  if (!canRunBrowser) {
    say('SKIPPED: the example in a browser (the Chromium of the lock runs on Linux x64 only)');
    return [];
  }
  const browser = await launchBrowser();
  try {
    return await tryExample(browser, site.origin, api);
  } finally {
    await browser.close();
  }
}

/** Opens a shop whose API accepts requests from the example's origin. */
async function withShop(site: StoryServer, port: number, work: (api: string) => Promise<string[]>): Promise<string[]> {
  const shop = new ShopUnderTest();
  try {
    Object.assign(shop.env, { CORS_ORIGINS: site.origin });
    await step('shop', () => shop.startAt(port));
    return await work(`http://127.0.0.1:${shop.env.API_PORT}`);
  } finally {
    await shop.remove();
  }
}

async function tryAtRunningShop({ node, page }: Applications, port: number): Promise<string[]> {
  const site = await serveStories(join(page, 'build'));
  try {
    return await withShop(site, port, async (api) => [
      ...(await step('in Node', () => tryInNode(node, api))),
      ...(await step('in a browser', () => tryInBrowser(site, api))),
    ]);
  } finally {
    await site.close();
  }
}

async function checkClient(workFolder: string): Promise<string[]> {
  const tarball = await step('pack', () => pack(sourceFolder, workFolder));
  const packedClient = { buildFolder: sourceFolder, tarball };
  const node = await step('install', () => install(join(sourceFolder, 'fixtures/node-app'), packedClient, workFolder));
  const page = await install(join(sourceFolder, 'example'), packedClient, workFolder);
  const buildFolder = join(node, 'node_modules/@meet/client');
  const port = await findFreeNeighbours(5);
  const problems = [
    ...(await step('publint', () => listPublintProblems(buildFolder))),
    ...(await step('are the types wrong?', () => listAttwProblems(buildFolder, tarball, entries))),
    ...(await step('types', async () => [...(await checkTypes(node)), ...(await checkTypes(page))])),
  ];
  await step('build', () => buildSite(page, { 'import.meta.env.VITE_SHOP': JSON.stringify(`http://127.0.0.1:${port + 2}`) }));
  problems.push(...(await step('weights', () => checkWeights(buildFolder, page))));
  return problems.length > 0 ? problems : tryAtRunningShop({ node, page }, port);
}

const workFolder = mkdtempSync(join(tmpdir(), 'meet-client-'));
try {
  const problems = await checkClient(workFolder);
  for (const problem of problems) say(problem);
  say(problems.length === 0 ? 'The client can be published.' : `${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  reportFailure(error);
} finally {
  rmSync(workFolder, { recursive: true, force: true });
}
