import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { environment, root } from '../../scripts/config.ts';

function run(script: string, ...args: string[]): { code: number | null; output: string } {
  const { NPM_TOKEN: _npm, CHROMATIC_PROJECT_TOKEN: _chromatic, NODE_OPTIONS: _options, ...env } = environment;
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/node'), [join(root, 'lab/publish', script), ...args], {
    env,
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
}

describe('without a token', () => {
  it.each(['kit', 'client'])('publishing to the registry fails: %s', (name) => {
    expect(run('package.ts', name)).toEqual({ code: 1, output: expect.stringContaining('NPM_TOKEN is not set: nothing was published.') });
  });

  it('publishing to Chromatic is skipped', () => {
    expect(run('chromatic.ts')).toEqual({ code: 0, output: expect.stringContaining('CHROMATIC_PROJECT_TOKEN is not set') });
  });
});

it('only packages are published', () => {
  expect(run('package.ts', 'api')).toEqual({ code: 1, output: expect.stringContaining('There is no package "api"') });
});
