import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { keptSecret } from './kept-secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'meet-secret-'));
afterAll(() => rmSync(folder, { recursive: true }));

it("a shop's secret is made once, kept, long enough, and nobody else's to read", () => {
  const dataDir = join(folder, 'new');
  const secret = keptSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keptSecret(dataDir)).toBe(secret);
  expect(keptSecret(join(folder, 'another'))).not.toBe(secret);
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o077).toBe(0);
});
