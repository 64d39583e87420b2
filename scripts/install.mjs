// Runs before `npm start`, `npm test`, `npm run dev` and `npm run lab`, on the machine's own Node; therefore it is plain JavaScript without
// dependencies.
// Installs the packages, unless those that are installed already, even by hand, match package-lock.json.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.installed');
/** File with the id of the installing process. If that process was killed, `installing-after-<its id>` contains the id of its successor. */
const processLock = join(root, '.cache', 'installing');

function exitWith(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function supportsThisNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

if (!supportsThisNode()) {
  exitWith(
    `Meet needs Node 20.19, 22.12 or 24 and newer; this is Node ${process.versions.node}. Install a newer Node and run the command again.`,
  );
}

const packageLock = readFileSync(join(root, 'package-lock.json'), 'utf8');
const packageLockHash = createHash('sha256').update(packageLock).digest('hex');
const isInstalled = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === packageLockHash;

/** Reads the packages in npm's own list of an installation, which npm writes once it is complete; empty if there is no list. */
function readInstalledPackages() {
  try {
    return JSON.parse(readFileSync(join(root, 'node_modules', '.package-lock.json'), 'utf8')).packages ?? {};
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Whether an installation for this system must contain a package. An optional package may be for other systems. */
function isRequired({ optional, devOptional, os, cpu, libc }) {
  if (!optional && !devOptional) return true;
  return !libc && Boolean(os?.includes(process.platform) && cpu?.includes(process.arch));
}

/** Whether the packages that npm has installed by another command are those of package-lock.json. */
function matchesPackageLock() {
  const { '': _root, ...lockedPackages } = JSON.parse(packageLock).packages ?? {};
  const installedPackages = readInstalledPackages();
  const isSame = (path, { version, integrity, link }) =>
    lockedPackages[path]?.version === version && lockedPackages[path].integrity === integrity && lockedPackages[path].link === link;
  const isPresent = (path) => path in installedPackages && existsSync(join(root, path));
  return (
    Object.keys(installedPackages).length > 0 &&
    Object.entries(installedPackages).every(([path, entry]) => isSame(path, entry)) &&
    Object.entries(lockedPackages).every(([path, entry]) => !isRequired(entry) || isPresent(path))
  );
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Creates the lock file and returns whether it did not exist. Of several concurrent processes, only one succeeds. */
function createLockFile(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Whether this process may install. Two processes at once would delete each other's packages. If the installing process was killed, exactly
 * one process takes its place. The killed process's file stays until that process has ended too. If the file were removed earlier, another
 * process could remove a lock that was created in the meantime.
 */
function takeLock() {
  const files = [processLock];
  try {
    mkdirSync(dirname(processLock), { recursive: true });
    while (!createLockFile(files.at(-1))) {
      const holder = Number(readFileSync(files.at(-1), 'utf8'));
      if (isAlive(holder)) return false;
      files.push(`${processLock}-after-${holder}`);
    }
  } catch (error) {
    // The process that held the lock has just removed it.
    if (error.code === 'ENOENT') return false;
    exitWith(`${dirname(processLock)} cannot be written by this user (${error.code}): change its owner, then run the command again.`);
  }
  process.on('exit', () => {
    for (const file of files) rmSync(file, { force: true });
  });
  return true;
}

async function waitForInstallation() {
  process.stdout.write('Waiting for another command that installs the packages\n');
  while (!isInstalled() && !takeLock()) await new Promise((resolve) => setTimeout(resolve, 500));
}

if (!isInstalled() && !takeLock()) await waitForInstallation();

if (!isInstalled() && matchesPackageLock()) writeFileSync(stampFile, packageLockHash);

if (!isInstalled()) {
  const startedAt = Date.now();
  const formatElapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  process.stdout.write('Installing packages (once; one to three minutes)\n');
  const heartbeat = setInterval(() => process.stdout.write(`  still installing, ${formatElapsed()}\n`), 20_000);
  // Keeps Prisma from downloading an unused engine: migrations run through its WebAssembly build.
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, npm_config_loglevel: 'error' };
  const npm = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []];
  const child = spawn(npm[0], [...npm[1], 'ci', '--no-audit', '--no-fund', '--include=dev'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output = (output + chunk).slice(-4000)));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => exitWith(`npm could not be started: ${error.message}`));
  child.on('close', (code, signal) => {
    clearInterval(heartbeat);
    if (signal) process.exit(1);
    if (code !== 0) {
      exitWith(
        `${output.trim()}\nThe packages could not be installed (npm ci ended with ${code}). Check the network and the space on the disk, then run the command again.`,
      );
    }
    writeFileSync(stampFile, packageLockHash);
    process.stdout.write(`Installed in ${formatElapsed()}\n`);
  });
}
