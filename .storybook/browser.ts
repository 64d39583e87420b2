import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** Whether the pinned Chromium runs here. It supports Linux x64 only; elsewhere its tests are skipped, and their names say why. */
export const canRunBrowser = process.platform === 'linux' && process.arch === 'x64';

/** A describe block that is skipped where the pinned Chromium does not run. */
export function describeInBrowser(name: string, tests: () => void): void {
  if (canRunBrowser) describe(name, tests);
  else describe.skip(`${name} (the pinned Chromium runs on Linux x64 only)`, tests);
}

/**
 * Jest's global setup. Unpacks the browser once: if several test files unpacked it at the same time, a test could start an incomplete copy.
 */
export default async function unpackBrowser(): Promise<void> {
  if (canRunBrowser) await sparticuz.executablePath();
}

/**
 * Arguments that make the browser cheaper: without the last optimizing compiler, which takes more than its code saves, and without a separate
 * process for the network, through which every byte would pass. The list of features replaces Playwright's list, and so repeats it.
 */
const cheapArguments = [
  '--js-flags=--no-turbofan --min-semi-space-size=16',
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
];

/** Starts the pinned Chromium with its bundled fonts, because a machine's own fonts and hinting would change the pictures. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await sparticuz.executablePath();
  return chromium.launch({
    executablePath,
    // Replaces sparticuz's default arguments, which disable web security. The sandbox is off, because Chromium cannot use it as root.
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb', ...cheapArguments],
    env: { HOME: tmpdir(), TMPDIR: tmpdir(), LANG: 'C.UTF-8', FONTCONFIG_PATH: join(dirname(executablePath), 'fonts') },
  });
}
