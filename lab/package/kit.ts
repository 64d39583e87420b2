import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canRunBrowser, launchBrowser } from '../../.storybook/browser.ts';
import { root } from '../../scripts/config.ts';
import { reportFailure, say, step } from '../../scripts/terminal.ts';
import { unmarkedFiles } from './client-marks.ts';
import { buildClient, buildNextApp, buildRouterApp, buildSite, copyCatalogue, fixture, importAll, install, pack } from './consumers.ts';
import { tryNextApp, tryRouterApp, tryServerApp, tryViteApp } from './in-browser.ts';
import { attwProblems, publintProblems } from './manifest-checks.ts';
import { checkPageStyles } from './page-styles.ts';
import { run } from './run.ts';
import { missingTypes } from './types.ts';
import { budgetFile, overweight, readBudgets, weighAll } from './weights.ts';

/** Packs the built kit and uses it as an outside application would. `--renew` accepts the current sizes. */
const source = join(root, 'ui-kit');
const home = mkdtempSync(join(tmpdir(), 'meet-kit-'));
async function weights(built: string): Promise<string[]> {
  const weighed = await weighAll(built);
  if (!process.argv.includes('--renew')) return overweight(weighed, readBudgets());
  const budgets = Object.fromEntries([...weighed].map(([entry, { bytes }]) => [entry, bytes]));
  writeFileSync(budgetFile, `${JSON.stringify(budgets, null, 2)}\n`);
  return [];
}

/** Resolves the types of every entry point, as a bundler does in one application and as Node does in the other. */
async function types(folder: string): Promise<string[]> {
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

async function installAll(kit: { built: string; tarball: string }): Promise<Applications> {
  return {
    site: await install(fixture('vite-app'), kit, home),
    server: await install(fixture('server-app'), kit, home),
    router: await install(fixture('react-router-app'), kit, home),
    next: await install(fixture('next-app'), kit, home),
  };
}

async function inBrowser({ site, server, router, next }: Applications): Promise<string[]> {
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

async function check(): Promise<string[]> {
  const tarball = await step('pack', () => pack(source, home));
  const kit = { built: source, tarball };
  const applications = await step('install', () => installAll(kit));
  const { site, server, router, next } = applications;
  copyCatalogue(site);
  const built = join(site, 'node_modules/@meet/ui-kit');
  for (const folder of [site, server]) importAll(folder, built);
  const problems = [
    ...(await step('publint', () => publintProblems(built))),
    ...(await step('are the types wrong?', () => attwProblems(built, tarball))),
    ...unmarkedFiles(built),
    ...missingTypes(built),
    ...(await step('weights', () => weights(built))),
    ...(await step('types', async () => (await Promise.all([site, server, router].map(types))).flat())),
  ];
  await step('build', async () => [
    await buildSite(site),
    await buildClient(server),
    await buildRouterApp(router),
    await buildNextApp(next),
  ]);
  return [...problems, ...(await step('browser', () => inBrowser(applications)))];
}

try {
  const problems = await check();
  for (const problem of problems) say(problem);
  say(problems.length === 0 ? 'The kit can be published.' : `${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  reportFailure(error);
} finally {
  rmSync(home, { recursive: true, force: true });
}
