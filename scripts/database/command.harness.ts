import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, root } from '../config.ts';
import { EmbeddedPostgres } from '../postgres/embedded.ts';
import { createTemporaryFolder } from '../postgres/temporary-folder.ts';

/** Runs commands with a separate database in a temporary folder. */
export class CommandUnderTest {
  readonly folder: string;
  readonly dataDir: string;

  constructor(name: string) {
    this.folder = createTemporaryFolder(name);
    this.dataDir = join(this.folder, 'data');
    mkdirSync(this.dataDir);
  }

  run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<{ code: number; output: string }> {
    const childEnv = { ...environment, DATA_DIR: this.dataDir, DATABASE_URL: '', NODE_OPTIONS: '', INIT_CWD: this.folder, ...env };
    return new Promise((resolve) => {
      execFile(process.execPath, [program, ...args], { cwd: root, env: childEnv }, (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
      });
    });
  }

  get postgres(): EmbeddedPostgres {
    return new EmbeddedPostgres(join(this.dataDir, 'postgres'));
  }

  get isDatabaseUp(): boolean {
    return existsSync(join(this.dataDir, 'postgres/cluster/postmaster.pid'));
  }

  async remove(): Promise<void> {
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
