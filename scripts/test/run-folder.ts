import { chmodSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sparticuz from '@sparticuz/chromium';

/** The folder that the browser installed by npm reads. */
const browserFiles = ['chromium', 'fonts'];

/**
 * Creates the temporary folder of a run. It is in the system's own, because sockets of Chromium are inside and their paths may have only
 * 108 characters. PostgreSQL's user can access it when root runs the tests.
 */
export async function createRunFolder(): Promise<{ path: string; remove: () => void }> {
  // Unpacked once and not for every run: its font configuration names this folder, and suites that unpack at the same time could start an
  // incomplete copy.
  const hasBrowser = process.platform === 'linux' && process.arch === 'x64';
  const browser = hasBrowser ? dirname(await sparticuz.executablePath()) : undefined;
  const path = mkdtempSync(join(tmpdir(), 'meet-run-'));
  chmodSync(path, 0o755);
  if (browser) for (const name of browserFiles) symlinkSync(join(browser, name), join(path, name));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
