import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export interface ProofStories {
  /** Folder with the static build of the stories in .storybook/proof. */
  folder: string;
  remove: () => Promise<void>;
}

/** Builds this folder's stories with the shop's configuration. */
export async function buildProofStories(): Promise<ProofStories> {
  const folder = await mkdtemp(join(tmpdir(), 'meet-stories-'));
  const config = fileURLToPath(new URL('.', import.meta.url));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const build = ['build', '--config-dir', config, '--output-dir', folder, '--quiet', '--disable-telemetry'];
  await promisify(execFile)(join(root, 'node_modules/.bin/storybook'), build, { cwd: root });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
