import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { environment } from '../config.ts';
import { acceptsConnections, findFreePort } from '../process/port.ts';
import { Refusal } from '../terminal.ts';

interface Component {
  binary: string;
  /** Returns the component's arguments and variables, and the variables with which the shop finds it. */
  plan: (options: { port: number; folder: string; secret: string }) => {
    args: string[];
    componentEnv?: NodeJS.ProcessEnv;
    shopEnv: NodeJS.ProcessEnv;
  };
}

const host = '127.0.0.1';

const components: Record<string, Component> = {
  meilisearch: {
    binary: 'meilisearch',
    plan: ({ port, folder, secret }) => ({
      args: ['--db-path', join(folder, 'data.ms'), '--dump-dir', join(folder, 'dumps'), '--http-addr', `${host}:${port}`, '--no-analytics'],
      componentEnv: { MEILI_MASTER_KEY: secret },
      shopEnv: { MEILI_URL: `http://${host}:${port}`, MEILI_KEY: secret },
    }),
  },
  minio: {
    binary: 'minio',
    plan: ({ port, folder, secret }) => ({
      args: ['server', folder, '--address', `${host}:${port}`, '--quiet'],
      componentEnv: { MINIO_ROOT_USER: 'meet', MINIO_ROOT_PASSWORD: secret, MINIO_BROWSER: 'off', MINIO_UPDATE: 'off' },
      shopEnv: { MINIO_ENDPOINT: `http://${host}:${port}`, MINIO_ACCESS_KEY: 'meet', MINIO_SECRET_KEY: secret },
    }),
  },
  redis: {
    binary: 'redis-server',
    plan: ({ port, folder }) => ({
      args: ['--port', String(port), '--bind', host, '--dir', folder, '--save', '', '--appendonly', 'no'],
      shopEnv: { REDIS_URL: `redis://${host}:${port}` },
    }),
  },
};

export function parseComponents(args: string[]): string[] {
  const flagIndex = args.indexOf('--with');
  const otherArguments = flagIndex === -1 ? args : args.toSpliced(flagIndex, 2);
  if (otherArguments.length > 0)
    throw new Refusal(
      `Unknown arguments: ${otherArguments.join(' ')}. npm start takes --with and a comma-separated list of ${Object.keys(components).join(', ')}.`,
    );
  if (flagIndex === -1) return [];
  const names = (args[flagIndex + 1] ?? '').split(',').filter(Boolean);
  const unknownNames = names.filter((name) => !(name in components));
  if (names.length === 0 || unknownNames.length > 0) {
    throw new Refusal(
      `--with takes a comma-separated list of ${Object.keys(components).join(', ')}${unknownNames.length ? `; ${unknownNames.join(', ')} is unknown` : ''}.`,
    );
  }
  for (const name of names) requireBinary(name);
  return names;
}

export function isInstalled(name: string): boolean {
  const binary = components[name]?.binary ?? name;
  return (environment.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, binary)));
}

function requireBinary(name: string): void {
  if (isInstalled(name)) return;
  const binary = components[name]?.binary ?? name;
  throw new Refusal(
    `--with ${name} needs the program ${binary} on PATH: install it, or leave ${name} out to use the embedded replacement.`,
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface RunningComponent {
  command: string[];
  env: NodeJS.ProcessEnv;
  /** Variables with which the shop finds the component. */
  shopEnv: NodeJS.ProcessEnv;
  probe: () => Promise<boolean>;
}

/** Plans how to run a component from PATH with its data in `dataDir`. */
export async function planComponent(name: string, dataDir: string): Promise<RunningComponent> {
  const component = components[name];
  if (!component) throw new Refusal(`${name} is not a component of the shop.`);
  const folder = join(dataDir, name);
  mkdirSync(folder, { recursive: true });
  const port = await findFreePort();
  const { args, componentEnv = {}, shopEnv } = component.plan({ port, folder, secret: randomBytes(18).toString('base64url') });
  return { command: [component.binary, ...args], env: componentEnv, shopEnv, probe: () => acceptsConnections(port) };
}
