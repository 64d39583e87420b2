import { createArrayParser, isString, StorageEntry } from '../store/browser-storage.ts';

/** A path is reloaded automatically at most once in this time, so that a persistent failure causes no reload loop. */
export const minReloadIntervalMs = 10_000;

interface LastReload {
  path: string;
  at: number;
}

const isLastReload = (value: unknown): value is LastReload =>
  typeof value === 'object' && value !== null && 'path' in value && isString(value.path) && 'at' in value && typeof value.at === 'number';

/** Limits the reloads for a new build, for a chunk that failed to load and for a new worker, which all share this limit. */
export class ReloadGuard {
  readonly #reloadsEntry = new StorageEntry('reloads', createArrayParser(isLastReload), () => sessionStorage);

  /** Returns true at most once for each path within the interval. The caller must then reload. */
  claimReload(path: string): boolean {
    const now = Date.now();
    const recentReloads = (this.#reloadsEntry.read() ?? []).filter(({ at }) => now - at < minReloadIntervalMs && at <= now);
    if (recentReloads.some((reload) => reload.path === path)) return false;
    this.#reloadsEntry.write([...recentReloads, { path, at: now }]);
    return true;
  }
}
