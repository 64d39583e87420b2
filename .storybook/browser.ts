import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** The Chromium of the lock runs on Linux x64 only; elsewhere what needs it is skipped, and its name says why. */
export const runsHere = process.platform === 'linux' && process.arch === 'x64';

/** A describe block that needs the Chromium of the lock. */
export function inBrowser(name: string, tests: () => void): void {
  if (runsHere) describe(name, tests);
  else describe.skip(`${name} (the Chromium of the lock runs on Linux x64 only)`, tests);
}

/** Jest's global setup: test files that unpacked the browser at the same time would start each other's half of it. */
export default async function unpackBrowser(): Promise<void> {
  if (runsHere) await sparticuz.executablePath();
}

/** The Chromium of the lock and the fonts that come with it: a machine's own fonts and hinting would change the pictures. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await sparticuz.executablePath();
  return chromium.launch({
    executablePath,
    // The package's default arguments switch web security off; the sandbox alone cannot be had for root.
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    env: { HOME: tmpdir(), LANG: 'C.UTF-8', FONTCONFIG_PATH: join(dirname(executablePath), 'fonts') },
  });
}
