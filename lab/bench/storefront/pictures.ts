// npm run lab -- bench-pictures: measures how long a browser with an empty cache waits for the pictures of the home page and of a catalog
// page, on an idle machine and beside two busy loops, first when no picture has been resized yet and then when all have been. Without --at
// it starts a shop from the production build.
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { environment, readConfig } from '../../../scripts/config.ts';
import { type Origins, preparePictures } from '../../../scripts/pictures/prepare.ts';
import { createTemporaryFolder } from '../../../scripts/postgres/temporary-folder.ts';
import { findFreeNeighbours } from '../../../scripts/process/port.ts';
import { buildAll, migrate, Shop } from '../../../scripts/shop/shop.ts';
import { buildEnvironments, builtPrograms, createProductionProcesses, resolveOrigins } from '../../../scripts/shop/shop-processes.ts';
import { Refusal, reportFailure, say, step } from '../../../scripts/terminal.ts';
import { printVerdict } from '../report/print-verdict.ts';
import { measurePaint, type PaintTimes } from './paint-times.ts';

const usage = 'npm run lab -- bench-pictures -- [--at <storefront> --api <api> --cache <folder of resized pictures>] [--unprepared]';

const pages = ['/', '/catalog/obuv'];
const loadLevels = [
  { name: 'quiet', loops: 0, limitMs: 1_000 },
  { name: 'busy', loops: 2, limitMs: 3_000 },
];
const viewport = { width: 1440, height: 900 };

interface Target extends Origins {
  cache: string;
}

function readArguments(): { target: Target | undefined; unprepared: boolean } {
  try {
    const options = {
      at: { type: 'string' },
      api: { type: 'string' },
      cache: { type: 'string' },
      unprepared: { type: 'boolean' },
    } as const;
    const { at, api, cache, unprepared = false } = parseArgs({ options }).values;
    if (at && api && cache) return { target: { storefront: at, api, cache }, unprepared };
    if (!at && !api && !cache) return { target: undefined, unprepared };
  } catch {
    // Invalid options end in the refusal below, which prints the usage.
  }
  throw new Refusal(usage);
}

async function openShop(shop: Shop): Promise<Target> {
  const { config } = shop;
  shop.stopOnSignals();
  shop.claim();
  const DATABASE_URL = await shop.startDatabase();
  await buildAll(shop);
  const env = buildEnvironments(config, { MODE: 'demo', LOG_LEVEL: 'warn', DATABASE_URL });
  await migrate(shop, env.api);
  await step('demo shop', () => shop.run({ name: 'seed', args: [builtPrograms.seed, '--once'], env: env.api }));
  for (const shopProcess of createProductionProcesses(env)) await step(shopProcess.name, () => shop.launch(shopProcess));
  return { ...resolveOrigins(config), cache: join(config.DATA_DIR, 'image-cache') };
}

function emptyCache({ cache }: Target): void {
  for (const name of readdirSync(cache)) rmSync(join(cache, name), { force: true });
}

function findOnPath(name: string): string | undefined {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = environment.CHROMIUM || findOnPath('chromium') || (await sparticuz.executablePath());
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}

/** Visits a page with an empty browser cache. */
async function visitPage(browser: Browser, address: string): Promise<PaintTimes> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  try {
    return await measurePaint(await context.newPage(), address);
  } finally {
    await context.close();
  }
}

async function runBesideBusyLoops<Result>(loops: number, work: () => Promise<Result>): Promise<Result> {
  const busyLoops = Array.from({ length: loops }, () => spawn(process.execPath, ['-e', 'while (true);'], { stdio: 'ignore' }));
  try {
    return await work();
  } finally {
    for (const loop of busyLoops) loop.kill('SIGKILL');
  }
}

const formatMs = (ms: number | undefined): string => (ms === undefined ? 'never' : `${Math.round(ms)} ms`);

async function measure(browser: Browser, target: Target, isPrepared: boolean): Promise<void> {
  for (const load of loadLevels) {
    for (const path of pages) {
      if (!isPrepared) emptyCache(target);
      const paintTimes = await runBesideBusyLoops(load.loops, () => visitPage(browser, `${target.storefront}${path}`));
      printVerdict(
        `${path.padEnd(16)}  ${load.name.padEnd(6)}  ${isPrepared ? 'prepared  ' : 'unprepared'}  ${formatVerdict(paintTimes, load.limitMs)}`,
      );
    }
  }
}

function formatVerdict({ inView, afterScrolling, brokenPictures }: PaintTimes, limitMs: number): string {
  const isMet = inView !== undefined && inView <= limitMs && brokenPictures === 0;
  const times = `${formatMs(inView).padStart(9)}  ${formatMs(afterScrolling).padStart(9)}`;
  return `${times}  ${isMet ? 'PASS' : 'MISS'} (${limitMs} ms)${brokenPictures > 0 ? `, ${brokenPictures} broken` : ''}`;
}

async function run(target: Target, unprepared: boolean): Promise<void> {
  const browser = await launchBrowser();
  try {
    // Warms up the servers, so that compiling code is not measured.
    for (const path of pages) await visitPage(browser, `${target.storefront}${path}`);
    say('\npage              load    pictures      in view   scrolled');
    await measure(browser, target, false);
    if (unprepared) return;
    await step('preparation', () => preparePictures(target));
    await measure(browser, target, true);
  } finally {
    await browser.close();
  }
}

async function bench(): Promise<void> {
  const { target, unprepared } = readArguments();
  if (target) return run(target, unprepared);
  const firstPort = await findFreeNeighbours(5);
  const DATA_DIR = environment.DATA_DIR || createTemporaryFolder('pictures');
  const ownEnv = { HOST: '127.0.0.1', PORT: String(firstPort), API_PORT: String(firstPort + 2), DATA_DIR, DATABASE_URL: '' };
  const shop = new Shop(readConfig({ ...environment, ...ownEnv }));
  try {
    await run(await openShop(shop), unprepared);
  } finally {
    await shop.stop();
    if (!environment.DATA_DIR) rmSync(DATA_DIR, { recursive: true, force: true });
  }
}

bench().then(
  () => process.exit(),
  (error: unknown) => {
    reportFailure(error);
    process.exit();
  },
);
