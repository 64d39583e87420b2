import { cp, lstat, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const hourMs = 3_600_000;
/** Prefix of the folders of unfinished copies. Killed processes have left some of them behind. */
const draftPrefix = '.';
const assetName = /^\w[\w.-]*$/;

/**
 * Assets of the newest builds in a folder that all storefronts share, one folder for each build. While a new build is rolled out, a page of
 * one build may request its assets from a storefront of another, and a page that stays open longer requests chunks of a build that no
 * storefront runs any more.
 */
export class SharedAssets {
  readonly #folder: string;
  readonly #maxBuilds: number;

  constructor(folder: string, maxBuilds: number) {
    this.#folder = folder;
    this.#maxBuilds = maxBuilds;
  }

  /** Copies the assets of a build unless the folder already has them, marks the build as the newest one, and removes the oldest builds. */
  async publish(buildId: string, assetsFolder: string): Promise<void> {
    const buildFolder = join(this.#folder, buildId);
    await mkdir(this.#folder, { recursive: true });
    if (!(await exists(buildFolder))) await this.#copy(assetsFolder, buildFolder);
    const now = new Date();
    await utimes(buildFolder, now, now);
    await this.#prune();
  }

  /** Returns the folder with this asset. Reads the folder each time, because another storefront may have published its build just now. */
  async find(name: string): Promise<string | undefined> {
    if (!assetName.test(name)) return undefined;
    for (const folderName of await readdir(this.#folder).catch(() => [])) {
      if (folderName.startsWith(draftPrefix)) continue;
      const fileStats = await lstat(join(this.#folder, folderName, name)).catch(() => null);
      if (fileStats?.isFile()) return join(this.#folder, folderName);
    }
    return undefined;
  }

  /**
   * Copies the assets of a build to a draft and renames it, so that the folder of the build appears as a whole. Several storefronts may
   * copy the same build at once: one of them succeeds.
   */
  async #copy(assetsFolder: string, buildFolder: string): Promise<void> {
    const draft = join(this.#folder, `${draftPrefix}${crypto.randomUUID()}`);
    try {
      await cp(assetsFolder, draft, { recursive: true });
      await rename(draft, buildFolder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (!(await exists(buildFolder))) throw error;
    }
  }

  async #prune(): Promise<void> {
    const entries = await Promise.all((await readdir(this.#folder)).map(async (name) => ({ name, usedAt: await this.#readUsedAt(name) })));
    const [drafts, builds] = [entries.filter(isDraft), entries.filter((entry) => !isDraft(entry))];
    const oldBuilds = builds.sort((first, second) => second.usedAt - first.usedAt).slice(this.#maxBuilds);
    const oldDrafts = drafts.filter(({ usedAt }) => usedAt < Date.now() - hourMs);
    for (const { name } of [...oldBuilds, ...oldDrafts]) await rm(join(this.#folder, name), { recursive: true, force: true });
  }

  /** Returns when a folder was last published or changed; 0 if another storefront has removed the folder meanwhile. */
  #readUsedAt(name: string): Promise<number> {
    return stat(join(this.#folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  }
}

const isDraft = ({ name }: { name: string }) => name.startsWith(draftPrefix);

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
