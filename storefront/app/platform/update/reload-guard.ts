import { isString, listOf, StorageEntry } from '../browser-storage.ts';

/** A path is loaded anew by us at most once in this time, so that nothing that stays broken can go round in circles. */
export const reloadPauseMs = 10_000;

interface LastReload {
  path: string;
  at: number;
}

const isLastReload = (value: unknown): value is LastReload =>
  typeof value === 'object' && value !== null && 'path' in value && isString(value.path) && 'at' in value && typeof value.at === 'number';

/** What loads a page anew without being asked to: a new build, a part that could not be loaded, a new worker. They share one guard. */
export class ReloadGuard {
  readonly #last = new StorageEntry('reloads', listOf(isLastReload), () => sessionStorage);
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** True at most once a path and pause; who is told so loads it. */
  mayReload(path: string): boolean {
    const now = this.#now();
    const recent = (this.#last.read() ?? []).filter(({ at }) => now - at < reloadPauseMs && at <= now);
    if (recent.some((reload) => reload.path === path)) return false;
    this.#last.write([...recent, { path, at: now }]);
    return true;
  }
}
