import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { planComponent } from './components.ts';

describe('a component started with the shop', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'meet-components-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  // A secret in an argument could be read by other users of the machine, and would be parsed as an option if it began with a hyphen.
  it.each([
    ['meilisearch', 'MEILI_MASTER_KEY', 'MEILI_KEY'],
    ['minio', 'MINIO_ROOT_PASSWORD', 'MINIO_SECRET_KEY'],
  ])('gets its secret in the environment, not in an argument: %s', async (name, variable, shopVariable) => {
    const { command, env, shopEnv } = await planComponent(name, folder);
    const secret = shopEnv[shopVariable];

    expect(secret).toMatch(/^\S{24}$/);
    expect(env[variable]).toBe(secret);
    expect(command).not.toContain(secret);
  });
});
