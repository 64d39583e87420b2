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

/** A lockfile that an application has of its own. */
interface OwnLock {
  packages: Record<string, LockedPackage>;
}

const house: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
);

/** Finds where npm installed a dependency: beside the package or in a parent folder. */
function decodePosition(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (house.packages[place]) return place;
    if (folder === '' || !folder.includes('/node_modules/')) break;
  }
  return house.packages[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
}

function asksFor({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta }: LockedPackage): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers);
}

/**
 * Builds the manifest and lockfile of an application that uses a packed workspace. Everything else has the exact version of this
 * repository's lockfile, so that installing it downloads nothing new.
 */
export function lockedApplication(manifest: Manifest, tarball: string, packed: LockedPackage): { manifest: Manifest; lock: object } {
  const packages: Record<string, LockedPackage> = {};
  const queue: string[] = [];
  const want = (name: string, from: string) => {
    const place = name === packed.name ? undefined : decodePosition(name, from);
    if (place && !packages[place]) queue.push(place);
  };
  const pin = (names: Record<string, string>) =>
    Object.fromEntries(
      Object.keys(names).map((name) => [
        name,
        name === packed.name ? `file:${tarball}` : (house.packages[decodePosition(name, '') ?? '']?.version ?? '*'),
      ]),
    );
  const { dependencies, peerDependencies, version } = packed;
  const pinned = { ...manifest, dependencies: pin(manifest.dependencies), devDependencies: pin(manifest.devDependencies) };
  for (const name of [...Object.keys({ ...pinned.dependencies, ...pinned.devDependencies }), ...asksFor(packed)]) want(name, '');
  for (let place = queue.pop(); place; place = queue.pop()) {
    const locked = house.packages[place];
    if (!locked || packages[place]) continue;
    packages[place] = locked;
    for (const name of asksFor(locked)) want(name, place);
  }
  packages[`node_modules/${packed.name}`] = { version, resolved: `file:${tarball}`, dependencies, peerDependencies } as LockedPackage;
  const lock = { name: manifest.name, lockfileVersion: 3, requires: true, packages: { '': pinned, ...packages } };
  return { manifest: pinned, lock };
}

/** Adds a packed workspace to an application that has a lockfile of its own, which has to contain the packages that it needs. */
export function withPacked(
  manifest: Manifest,
  lock: OwnLock,
  tarball: string,
  packed: LockedPackage,
): { manifest: Manifest; lock: OwnLock } {
  const { name = '', dependencies = {}, version } = packed;
  for (const [needed, range] of Object.entries(dependencies))
    if (lock.packages[`node_modules/${needed}`]?.version !== range) throw new Error(`The application needs ${needed} ${range}.`);
  const complete = { ...manifest, dependencies: { ...manifest.dependencies, [name]: `file:${tarball}` } };
  const entry = { version, resolved: `file:${tarball}`, dependencies } as LockedPackage;
  return { manifest: complete, lock: { ...lock, packages: { ...lock.packages, '': complete, [`node_modules/${name}`]: entry } } };
}
