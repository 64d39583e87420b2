import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { environment, root } from '../../scripts/config.ts';

function runScript(script: string, ...args: string[]): { code: number | null; output: string } {
  const { NPM_TOKEN: _npm, CHROMATIC_PROJECT_TOKEN: _chromatic, NODE_OPTIONS: _options, ...env } = environment;
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/node'), [join(root, 'lab/publish', script), ...args], {
    env,
    encoding: 'utf8',
  });
  return { code: status, output: stdout + stderr };
}

describe('without a token', () => {
  it.each(['kit', 'client'])('publishing the package %s to the registry fails', (name) => {
    const output = expect.stringContaining('NPM_TOKEN is not set: nothing was published.');
    expect(runScript('package.ts', name)).toEqual({ code: 1, output });
  });

  it('publishing to Chromatic is skipped', () => {
    expect(runScript('chromatic.ts')).toEqual({ code: 0, output: expect.stringContaining('CHROMATIC_PROJECT_TOKEN is not set') });
  });
});

it('package.ts refuses to publish a workspace other than the kit and the client', () => {
  expect(runScript('package.ts', 'api')).toEqual({ code: 1, output: expect.stringContaining('There is no package "api"') });
});
