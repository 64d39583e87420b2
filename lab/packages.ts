import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from '../scripts/config.ts';
import { Refusal, step } from '../scripts/terminal.ts';

const folder = join(root, 'lab/programs');
const stampFile = join(folder, 'node_modules/.installed');

/** Installs the packages of lab/programs, unless the last installation was from the same lock file. */
export async function installPackages(): Promise<void> {
  const lockHash = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash) return;
  await step("lab's own packages", async () => {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    const child = spawn('npm', args, { cwd: folder, env: { ...environment, npm_config_loglevel: 'error' }, stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Refusal(`The packages of lab could not be installed (npm ci ended with ${code}).`);
  });
  writeFileSync(stampFile, lockHash);
}
