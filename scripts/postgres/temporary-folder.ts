import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder that PostgreSQL's user can access when root runs the tests. */
export function createTemporaryFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `meet ${name} `));
  chmodSync(folder, 0o755);
  return folder;
}
