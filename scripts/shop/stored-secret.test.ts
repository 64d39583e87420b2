import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { readStoredSecret } from './stored-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'meet-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('each data folder gets a secret of its own once, which has at least 32 characters and is readable by its owner only', () => {
  const dataDir = join(folder, 'new');
  const secret = readStoredSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readStoredSecret(dataDir)).toBe(secret);
  expect(readStoredSecret(join(folder, 'another'))).not.toBe(secret);
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o077).toBe(0);
});
