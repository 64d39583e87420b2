import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../../app/platform/config.server.ts';
import { serveBuiltAssets } from '../../server/assets.ts';
import { shop, startStorefront } from '../support/shop/harness.ts';
import { startListening } from '../support/shop/processes.ts';

type Storefront = Awaited<ReturnType<typeof startListening>>;

const workspace = join(import.meta.dirname, '../..');
const ownBuild = JSON.parse(await readFile(join(workspace, 'build/client/builds/latest.json'), 'utf8')).id as string;
const script = 'export default "of the next build";\n';

let folder: string;
let assets: string;
let running: Storefront[];
let apps: FastifyInstance[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meet-builds-'));
  assets = join(folder, 'assets');
  running = [];
  apps = [];
});
afterEach(async () => {
  await Promise.all([...running.map((storefront) => storefront.stop()), ...apps.map((app) => app.close())]);
  await rm(folder, { recursive: true });
});

async function trackStorefront(starting: Promise<Storefront>): Promise<Storefront> {
  const started = await starting;
  running.push(started);
  return started;
}

/** Serves the assets of this build as a storefront does, without a process of its own. */
async function serveAssets(maxBuilds = '3') {
  const log: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line) => void log.push(line) } } });
  apps.push(app);
  await app.register(serveBuiltAssets, { config: readConfig({ ASSETS_DIR: assets, ASSETS_BUILDS: maxBuilds }), buildId: ownBuild });
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), log };
}

/**
 * Creates a newer build: a copy of this one with an additional chunk `next-1.js`, and without the chunk `oldChunk`, whose name is returned.
 */
async function buildNext(id = 'next') {
  const next = join(folder, id);
  await cp(join(workspace, 'build'), join(next, 'build'), { recursive: true });
  await cp(join(workspace, 'package.json'), join(next, 'package.json'));
  await symlink(join(workspace, 'node_modules'), join(next, 'node_modules'));
  await symlink(join(workspace, '../node_modules'), join(folder, 'node_modules'));
  const client = join(next, 'build/client');
  await writeFile(join(client, 'builds/latest.json'), JSON.stringify({ id }));
  await writeFile(join(client, 'assets/next-1.js'), script);
  await writeFile(join(client, 'assets/next-1.js.br'), brotliCompressSync(script));
  const names = await readdir(join(client, 'assets'));
  const oldChunk = names.find((name) => /^RequestedProductSummary-.*\.js$/.test(name)) ?? '';
  for (const name of names.filter((asset) => asset.startsWith(oldChunk))) await rm(join(client, 'assets', name));
  const startNext = () =>
    trackStorefront(
      startListening(join(next, 'build/server.js'), { MODE: 'test', PROXY_API: 'true', API_URL: shop().api, ASSETS_DIR: assets }),
    );
  return { oldChunk, startNext };
}

/** Requests a path unchanged. `fetch` would normalize it. */
async function request(url: string, path: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const { hostname, port } = new URL(url);
  let responseSoFar = '';
  const socket = connect(Number(port), hostname, () => socket.write(`GET ${path} HTTP/1.0\r\n\r\n`));
  socket.on('data', (chunk) => {
    responseSoFar += chunk.toString();
  });
  socket.once('error', reject).once('close', () => resolve(responseSoFar));
  const response = await promise;
  return {
    status: Number(/^HTTP\/1.1 (\d+)/.exec(response)?.[1]),
    cacheControl: /^cache-control: (.*)\r$/im.exec(response)?.[1],
    body: response,
  };
}

const describeAsset = async (url: string, name: string) => {
  const response = await fetch(`${url}/assets/${name}`, { headers: { 'accept-encoding': 'br' } });
  const header = (name: string) => response.headers.get(name);
  return {
    status: response.status,
    cacheControl: header('cache-control'),
    encoding: header('content-encoding'),
    type: header('content-type'),
    contentTypeOptions: header('x-content-type-options'),
    text: await response.text(),
  };
};

const immutableScript = {
  status: 200,
  cacheControl: 'public, max-age=31536000, immutable',
  encoding: 'br',
  type: expect.stringContaining('application/javascript'),
  contentTypeOptions: 'nosniff',
};

test('storefronts of two builds serve the assets of both, and the newer one still does after the older one has ended', async () => {
  const old = await trackStorefront(startStorefront(shop().api, { ASSETS_DIR: assets }));
  const { oldChunk, startNext } = await buildNext();
  const text = await readFile(join(workspace, 'build/client/assets', oldChunk), 'utf8');
  // An asset that is requested before it exists is served once it does.
  expect((await describeAsset(old.url, 'next-1.js')).status).toBe(404);
  const next = await startNext();
  expect(await describeAsset(next.url, 'next-1.js')).toEqual({ ...immutableScript, text: script });
  expect(await describeAsset(old.url, 'next-1.js')).toEqual({ ...immutableScript, text: script });
  expect(await describeAsset(next.url, oldChunk)).toEqual({ ...immutableScript, text });
  await old.stop();
  expect(await describeAsset(next.url, oldChunk)).toEqual({ ...immutableScript, text });
});

test('a path that names no asset of a build gets the status 400 or 404 and is not cached as immutable', async () => {
  await mkdir(join(assets, '.draft'), { recursive: true });
  await mkdir(join(assets, 'other/folder'), { recursive: true });
  await writeFile(join(folder, 'secret.js'), 'secret');
  await writeFile(join(assets, '.draft/unfinished.js'), 'secret');
  await writeFile(join(assets, 'other/folder/deep.js'), 'secret');
  await writeFile(join(assets, 'other/.hidden.js'), 'secret');
  await symlink(join(folder, 'secret.js'), join(assets, 'other/link.js'));
  const { url } = await serveAssets();
  const names = [
    ...['missing.js', 'unfinished.js', 'folder', 'folder/deep.js', 'folder%2fdeep.js', '.hidden.js', 'link.js', 'other/link.js'],
    ...['../secret.js', '../../secret.js', '..%2fsecret.js', '..%2f..%2fsecret.js', '%2e%2e/%2e%2e/secret.js', '..%5csecret.js', '%00', ''],
  ];
  for (const name of names) {
    const { status, cacheControl, body } = await request(url, `/assets/${name}`);
    expect({ name, status: status === 400 || status === 404, isImmutable: cacheControl?.includes('immutable') ?? false }).toEqual({
      name,
      status: true,
      isImmutable: false,
    });
    expect(body).not.toContain('secret');
  }
  for (const name of ['missing.js', 'link.js', '..%2fsecret.js']) {
    expect(await request(url, `/assets/${name}`)).toMatchObject({ status: 404, cacheControl: 'no-store' });
  }
});

test('the assets folder keeps the newest builds and no old unfinished copies', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const folders = { oldest: 5, older: 4, newer: 3, '.of-now': 0, '.of-yesterday': 24 };
  for (const [name, hours] of Object.entries(folders)) {
    await mkdir(join(assets, name), { recursive: true });
    await writeFile(join(assets, name, `${name}-1.js`), '');
    await utimes(join(assets, name), hoursAgo(hours), hoursAgo(hours));
  }
  await serveAssets('3');
  expect((await readdir(assets)).sort()).toEqual(['.of-now', ownBuild, 'newer', 'older'].sort());
  const built = await readdir(join(workspace, 'build/client/assets'));
  expect((await readdir(join(assets, ownBuild))).sort()).toEqual(built.sort());
  // A build that is started again, for example after a rollback, counts as the newest.
  await utimes(join(assets, ownBuild), hoursAgo(9), hoursAgo(9));
  await Promise.all([serveAssets('2'), serveAssets('2')]);
  expect((await readdir(assets)).sort()).toEqual(['.of-now', ownBuild, 'newer'].sort());
});

test('a storefront that cannot write to the assets folder reports it and serves its own build', async () => {
  await writeFile(assets, 'a file where the folder should be');
  const { url, log } = await serveAssets();
  const entry = (await readdir(join(workspace, 'build/client/assets'))).find((name) => /^entry.*\.js$/.test(name)) ?? '';
  expect((await describeAsset(url, entry)).status).toBe(200);
  expect(await request(url, '/assets/missing.js')).toMatchObject({ status: 404, cacheControl: 'no-store' });
  expect(log.join()).toContain('the assets of this build could not be shared');
});
