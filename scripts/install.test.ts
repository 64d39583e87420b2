import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { environment, root } from './config.ts';

/**
 * A replacement for `npm ci`, which also empties the folder first. It records that it ran, fails if another run is in progress, and ends
 * once `may-end` exists.
 */
const fakeNpm = `
const { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules');
writeFileSync('running', '', { flag: 'wx' });
const timer = setInterval(() => {
  if (!existsSync('may-end')) return;
  clearInterval(timer);
  rmSync('running');
  appendFileSync('runs', 'one ');
}, 20);
`;

/**
 * Preloaded script that makes two processes read the same lock before either continues. The second process continues after the first has
 * reacted.
 */
const simultaneousReads = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const sleep = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const mark = (name) => {
  try {
    fs.closeSync(fs.openSync(name, 'wx'));
    return true;
  } catch {
    return false;
  }
};
const read = fs.readFileSync;
fs.readFileSync = (file, ...options) => {
  const text = read(file, ...options);
  if (!String(file).endsWith('installing')) return text;
  if (mark('first')) while (!fs.existsSync('second')) sleep(5);
  else if (mark('second')) sleep(500);
  return text;
};
syncBuiltinESMExports();
`;

describe('scripts/install.mjs', () => {
  let shop: string;
  beforeEach(() => {
    shop = mkdtempSync(join(tmpdir(), 'meet-install-'));
    mkdirSync(join(shop, 'scripts'));
    copyFileSync(join(root, 'scripts/install.mjs'), join(shop, 'scripts/install.mjs'));
    writeFileSync(join(shop, 'package-lock.json'), '{}');
    writeFileSync(join(shop, 'npm.cjs'), fakeNpm);
    writeFileSync(join(shop, 'simultaneous-reads.mjs'), simultaneousReads);
  });
  afterEach(() => rmSync(shop, { recursive: true, force: true }));

  const install = (...options: string[]) =>
    promisify(execFile)(process.execPath, [...options, 'scripts/install.mjs'], {
      cwd: shop,
      env: { ...environment, npm_execpath: join(shop, 'npm.cjs') },
    });
  const allowEnd = () => writeFileSync(join(shop, 'may-end'), '');
  /** Lets the installing process finish once `waiting` others report that they wait. */
  async function waitForAll(installing: ReturnType<typeof install>[], waiting: number) {
    let waitingCount = 0;
    for (const { child } of installing)
      child.stdout?.on('data', (chunk: string) => {
        waitingCount += chunk.includes('Waiting for another') ? 1 : 0;
        if (waitingCount === waiting) allowEnd();
      });
    return Promise.all(installing);
  }
  /** Leaves the lock of an ended process. The pid is above Linux's maximum, so no process can have it. */
  function leaveStaleLock(): void {
    mkdirSync(join(shop, '.cache'));
    writeFileSync(join(shop, '.cache/installing'), '4194305');
  }
  const countRuns = () => readFileSync(join(shop, 'runs'), 'utf8').trim().split(' ').length;

  it('installs once for several concurrent commands', async () => {
    const results = await waitForAll([install(), install(), install()], 2);
    expect(countRuns()).toBe(1);
    expect(results.filter(({ stdout }) => stdout.startsWith('Waiting for another'))).toHaveLength(2);
    expect((await install()).stdout).toBe('');
  });

  it('installs after an earlier install was killed, and again after the lock file has changed', async () => {
    leaveStaleLock();
    allowEnd();
    await install();
    expect([countRuns(), readdirSync(join(shop, '.cache'))]).toEqual([1, []]);
    writeFileSync(join(shop, 'package-lock.json'), '{ }');
    await install();
    expect(countRuns()).toBe(2);
  });

  describe('after a manual npm install', () => {
    const lockedPackages = {
      '': { name: 'shop', workspaces: ['api'] },
      api: { version: '0.1.0' },
      'node_modules/@shop/api': { resolved: 'api', link: true },
      'node_modules/shoes': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/only-here': { version: '2.0.0', integrity: 'sha512-c', optional: true, os: [process.platform], cpu: [process.arch] },
      'node_modules/only-elsewhere': { version: '2.0.0', integrity: 'sha512-b', optional: true, os: ['nowhere'] },
    };
    const { '': _, 'node_modules/only-elsewhere': elsewhere, ...installedPackages } = lockedPackages;
    const { 'node_modules/only-here': __, ...withoutOptional } = installedPackages;
    /** Writes what `npm ci` run by hand leaves: a folder for each package, and npm's own list of them. */
    function installByHand(packages: Record<string, object>): void {
      writeFileSync(join(shop, 'package-lock.json'), JSON.stringify({ packages: lockedPackages }));
      for (const path of ['node_modules', ...Object.keys(packages)]) mkdirSync(join(shop, path), { recursive: true });
      writeFileSync(join(shop, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    }
    const hasRun = () => existsSync(join(shop, 'runs'));

    it('does not install again if the packages match the lock file', async () => {
      installByHand(installedPackages);
      expect((await install()).stdout).toBe('');
      expect(hasRun()).toBe(false);
      expect(readdirSync(join(shop, '.cache'))).toEqual([]);
    });

    it.each([
      ["packages are missing from npm's list of installed packages", { api: lockedPackages.api }],
      ['an optional package for this system is missing', withoutOptional],
      ['a version differs from the lock file', { ...installedPackages, 'node_modules/shoes': { version: '1.0.1', integrity: 'sha512-a' } }],
      [
        'the integrity of a package differs from the lock file',
        { ...installedPackages, 'node_modules/shoes': { version: '1.0.0', integrity: 'sha512-c' } },
      ],
      ['a package is not in the lock file', { ...installedPackages, 'node_modules/socks': { version: '1.0.0' } }],
      [
        'the version of an optional package for another system differs from the lock file',
        { ...installedPackages, 'node_modules/only-elsewhere': { ...elsewhere, version: '2.0.1' } },
      ],
    ])('installs again when %s', async (_difference, packages) => {
      installByHand(packages);
      allowEnd();
      await install();
      expect(countRuns()).toBe(1);
    });

    it('installs again when the folder of a package was removed', async () => {
      installByHand(installedPackages);
      rmSync(join(shop, 'node_modules/shoes'), { recursive: true });
      allowEnd();
      await install();
      expect(countRuns()).toBe(1);
    });
  });

  it('installs once if two commands notice at the same time that an earlier install was killed', async () => {
    leaveStaleLock();
    const preload = ['--import', './simultaneous-reads.mjs'];
    await waitForAll([install(...preload), install(...preload)], 1);
    expect([countRuns(), readdirSync(join(shop, '.cache'))]).toEqual([1, []]);
  });
});
