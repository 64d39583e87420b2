import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface ProofStories {
  /** Folder of the static Storybook with these stories. */
  folder: string;
  remove: () => Promise<void>;
}

/** Builds the stories of this folder in the same way as the project's own. */
export async function buildProof(): Promise<ProofStories> {
  const folder = await mkdtemp(join(tmpdir(), 'meet-stories-'));
  const config = fileURLToPath(new URL('.', import.meta.url));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const build = ['build', '--config-dir', config, '--output-dir', folder, '--quiet', '--disable-telemetry'];
  await promisify(execFile)(join(root, 'node_modules/.bin/storybook'), build, { cwd: root });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
