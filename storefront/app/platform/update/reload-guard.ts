import { isString, StorageEntry, storedArray } from '../store/browser-storage.ts';

/** A path is reloaded automatically at most once in this time, so that a persistent failure causes no reload loop. */
export const reloadPauseMs = 10_000;

interface LastReload {
  path: string;
  at: number;
}

const isLastReload = (value: unknown): value is LastReload =>
  typeof value === 'object' && value !== null && 'path' in value && isString(value.path) && 'at' in value && typeof value.at === 'number';

/** Limits automatic reloads: for a new build, a chunk that failed to load or a new worker. All share one guard. */
export class ReloadGuard {
  readonly #last = new StorageEntry('reloads', storedArray(isLastReload), () => sessionStorage);

  /** Returns true at most once for each path and pause. The caller must then reload. */
  mayReload(path: string): boolean {
    const now = Date.now();
    const recent = (this.#last.read() ?? []).filter(({ at }) => now - at < reloadPauseMs && at <= now);
    if (recent.some((reload) => reload.path === path)) return false;
    this.#last.write([...recent, { path, at: now }]);
    return true;
  }
}
