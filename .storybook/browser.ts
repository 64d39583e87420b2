import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** The pinned Chromium runs on Linux x64 only. Elsewhere the tests that need it are skipped, and their names say why. */
export const runsHere = process.platform === 'linux' && process.arch === 'x64';

/** A describe block that needs the pinned Chromium. */
export function inBrowser(name: string, tests: () => void): void {
  if (runsHere) describe(name, tests);
  else describe.skip(`${name} (the Chromium of the lock runs on Linux x64 only)`, tests);
}

/** Jest's global setup unpacks the browser once. Otherwise parallel test files could start a half-unpacked one. */
export default async function unpackBrowser(): Promise<void> {
  if (runsHere) await sparticuz.executablePath();
}

/** The pinned Chromium with its bundled fonts: the fonts and hinting of the machine would change the pictures. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await sparticuz.executablePath();
  return chromium.launch({
    executablePath,
    // The package's default arguments disable web security. The sandbox does not work for root.
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    env: { HOME: tmpdir(), LANG: 'C.UTF-8', FONTCONFIG_PATH: join(dirname(executablePath), 'fonts') },
  });
}
