import { readFileSync } from 'node:fs';

interface LockedPackage {
  name?: string;
  version?: string;
  resolved?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

interface Manifest {
  name: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** A lockfile of npm. Its packages are named by their paths. */
interface Lock {
  packages: Record<string, LockedPackage>;
}

const readLock = (path: string): Lock => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** The lockfile of the repository, and the lockfile of the packages which only labs install. */
const locks = [readLock('../../package-lock.json'), readLock('../programs/package-lock.json')];

interface LockPosition {
  lock: Lock;
  /** Path of the package in the lockfile, such as `node_modules/react`. */
  position: string;
}

/** Finds where npm installed a dependency: beside the package or in a parent folder. */
function findInLock(name: string, { lock, position }: LockPosition): LockPosition | undefined {
  for (let folder = position; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const nestedPath = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (lock.packages[nestedPath]) return { lock, position: nestedPath };
    if (folder === '' || !folder.includes('/node_modules/')) break;
  }
  return lock.packages[`node_modules/${name}`] ? { lock, position: `node_modules/${name}` } : undefined;
}

/** Finds a direct dependency of an application in the first lockfile that has it. */
function findDirect(name: string): LockPosition | undefined {
  for (const lock of locks) {
    const location = findInLock(name, { lock, position: '' });
    if (location) return location;
  }
  return undefined;
}

/** Returns the version of a dependency in the form of a manifest. For an alias, the version contains the name of the installed package. */
function formatVersion(name: string): string {
  const location = findDirect(name);
  const lockedPackage = location?.lock.packages[location.position];
  if (!lockedPackage) return '*';
  return lockedPackage.name ? `npm:${lockedPackage.name}@${lockedPackage.version}` : (lockedPackage.version ?? '*');
}

function listDependencies({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta }: LockedPackage): string[] {
  const peerNames = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return Object.keys({ ...dependencies, ...optionalDependencies }).concat(peerNames);
}

/**
 * Builds the manifest and lockfile of an application that uses a packed workspace. Everything else has the exact version of the lockfiles
 * of this repository and of its labs, so that installing it downloads nothing new.
 */
export function lockApplication(manifest: Manifest, tarball: string, packedPackage: LockedPackage): { manifest: Manifest; lock: object } {
  const packages: Record<string, LockedPackage> = {};
  const queue: LockPosition[] = [];
  const addPackage = (location: LockPosition | undefined) => {
    const lockedPackage = location?.lock.packages[location.position];
    if (!location || !lockedPackage) return;
    const existingPackage = packages[location.position];
    if (existingPackage && existingPackage.version !== lockedPackage.version)
      throw new Error(`The lockfiles have ${location.position} in two versions: ${existingPackage.version} and ${lockedPackage.version}.`);
    if (existingPackage) return;
    packages[location.position] = lockedPackage;
    queue.push(location);
  };
  const pinVersions = (names: Record<string, string>) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, name === packedPackage.name ? `file:${tarball}` : formatVersion(name)]));
  const { dependencies, peerDependencies, version } = packedPackage;
  const pinnedManifest = {
    ...manifest,
    dependencies: pinVersions(manifest.dependencies),
    devDependencies: pinVersions(manifest.devDependencies),
  };
  for (const name of [
    ...Object.keys({ ...pinnedManifest.dependencies, ...pinnedManifest.devDependencies }),
    ...listDependencies(packedPackage),
  ])
    if (name !== packedPackage.name) addPackage(findDirect(name));
  for (let location = queue.pop(); location; location = queue.pop())
    for (const name of listDependencies(location.lock.packages[location.position] ?? {})) addPackage(findInLock(name, location));
  packages[`node_modules/${packedPackage.name}`] = {
    version,
    resolved: `file:${tarball}`,
    dependencies,
    peerDependencies,
  } as LockedPackage;
  const lock = { name: manifest.name, lockfileVersion: 3, requires: true, packages: { '': pinnedManifest, ...packages } };
  return { manifest: pinnedManifest, lock };
}

/** Adds a packed workspace to an application with its own lockfile, which must contain the dependencies of the workspace. */
export function addPackedWorkspace(
  manifest: Manifest,
  lock: Lock,
  tarball: string,
  packedPackage: LockedPackage,
): { manifest: Manifest; lock: Lock } {
  const { name = '', dependencies = {}, version } = packedPackage;
  for (const [dependency, range] of Object.entries(dependencies))
    if (lock.packages[`node_modules/${dependency}`]?.version !== range) throw new Error(`The application needs ${dependency} ${range}.`);
  const completeManifest = { ...manifest, dependencies: { ...manifest.dependencies, [name]: `file:${tarball}` } };
  const lockEntry = { version, resolved: `file:${tarball}`, dependencies } as LockedPackage;
  return {
    manifest: completeManifest,
    lock: { ...lock, packages: { ...lock.packages, '': completeManifest, [`node_modules/${name}`]: lockEntry } },
  };
}
