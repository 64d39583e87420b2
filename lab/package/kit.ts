// Packs the built kit and uses it as an outside application would. `--renew` accepts the current sizes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canRunBrowser, launchBrowser } from '../../.storybook/browser.ts';
import { root } from '../../scripts/config.ts';
import { reportFailure, say, step } from '../../scripts/terminal.ts';
import { listUnmarkedFiles } from './client-marks.ts';
import {
  buildClient,
  buildNextApp,
  buildRouterApp,
  buildSite,
  copySamples,
  getFixtureFolder,
  importAll,
  install,
  pack,
} from './consumers.ts';
import { tryNextApp, tryRouterApp, tryServerApp, tryViteApp } from './in-browser.ts';
import { listAttwProblems, listPublintProblems } from './manifest-checks.ts';
import { checkPageStyles } from './page-styles.ts';
import { run } from './run.ts';
import { listMissingTypes } from './types.ts';
import { budgetFile, listOverLimit, listOverweight, measureAllWeights, readBudgets } from './weights.ts';

const sourceFolder = join(root, 'ui-kit');
const workFolder = mkdtempSync(join(tmpdir(), 'meet-kit-'));

async function checkWeights(buildFolder: string): Promise<string[]> {
  const measuredWeights = await measureAllWeights(buildFolder);
  const overLimit = listOverLimit(measuredWeights);
  if (!process.argv.includes('--renew')) return [...overLimit, ...listOverweight(measuredWeights, readBudgets())];
  const budgets = Object.fromEntries([...measuredWeights].map(([entry, { bytes }]) => [entry, bytes]));
  writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
  return overLimit;
}

/**
 * Compiles an application that imports every entry point of the kit. One such application resolves types as a bundler does, another as Node
 * does.
 */
async function checkTypes(folder: string): Promise<string[]> {
  return run('tsc', ['-p', '.'], folder).then(
    () => [],
    (error: Error) => [error.message],
  );
}

interface Applications {
  site: string;
  server: string;
  router: string;
  next: string;
}

async function installAll(packedKit: { buildFolder: string; tarball: string }): Promise<Applications> {
  return {
    site: await install(getFixtureFolder('vite-app'), packedKit, workFolder),
    server: await install(getFixtureFolder('server-app'), packedKit, workFolder),
    router: await install(getFixtureFolder('react-router-app'), packedKit, workFolder),
    next: await install(getFixtureFolder('next-app'), packedKit, workFolder),
  };
}

async function tryInBrowser({ site, server, router, next }: Applications): Promise<string[]> {
  if (!canRunBrowser) {
    say('SKIPPED: the applications in a browser (the Chromium of the lock runs on Linux x64 only)');
    return [];
  }
  const browser = await launchBrowser();
  const problems = [
    ...(await tryViteApp(browser, site)),
    ...(await tryServerApp(browser, server)),
    ...(await tryRouterApp(browser, router)),
    ...(await tryNextApp(browser, next)),
    ...(await checkPageStyles(browser, site)),
  ];
  await browser.close();
  return problems;
}

async function checkKit(): Promise<string[]> {
  const tarball = await step('pack', () => pack(sourceFolder, workFolder));
  const packedKit = { buildFolder: sourceFolder, tarball };
  const applications = await step('install', () => installAll(packedKit));
  const { site, server, router, next } = applications;
  copySamples(site);
  const buildFolder = join(site, 'node_modules/@meet/ui-kit');
  for (const folder of [site, server]) importAll(folder, buildFolder);
  const problems = [
    ...(await step('publint', () => listPublintProblems(buildFolder))),
    ...(await step('are the types wrong?', () => listAttwProblems(buildFolder, tarball))),
    ...listUnmarkedFiles(buildFolder),
    ...listMissingTypes(buildFolder),
    ...(await step('weights', () => checkWeights(buildFolder))),
    ...(await step('types', async () => (await Promise.all([site, server, router].map(checkTypes))).flat())),
  ];
  await step('build', async () => [
    await buildSite(site),
    await buildClient(server),
    await buildRouterApp(router),
    await buildNextApp(next),
  ]);
  return [...problems, ...(await step('browser', () => tryInBrowser(applications)))];
}

try {
  const problems = await checkKit();
  for (const problem of problems) say(problem);
  say(problems.length === 0 ? 'The kit can be published.' : `${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  reportFailure(error);
} finally {
  rmSync(workFolder, { recursive: true, force: true });
}
